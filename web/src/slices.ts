/**
 * Long work in short tasks, one after the other, so that input and painting come between. A message to
 * oneself is the soonest task that a browser has: a timer would wait.
 */
export class Slices {
  readonly #slice: () => boolean;
  /** There while there is work: an open port keeps everything that it reaches. */
  #channel: MessageChannel | undefined;
  #isPosted = false;

  /** `slice` does a part of the work and returns whether there is more. */
  constructor(slice: () => boolean) {
    this.#slice = slice;
  }

  /** Begins, or goes on. */
  go(): void {
    if (!this.#channel) {
      this.#channel = new MessageChannel();
      this.#channel.port1.onmessage = () => this.#next();
    }
    this.#post();
  }

  stop(): void {
    this.#channel?.port1.close();
    this.#channel = undefined;
    this.#isPosted = false;
  }

  #next(): void {
    this.#isPosted = false;
    if (!this.#slice()) this.stop();
    else this.#post();
  }

  #post(): void {
    if (this.#isPosted || !this.#channel) return;
    this.#isPosted = true;
    this.#channel.port2.postMessage(undefined);
  }
}
