/**
 * Long work in short tasks, one after the other, so that input and painting come between. A message to
 * oneself is the soonest task that a browser has: a timer would wait.
 */
export class Slices {
  readonly #channel = new MessageChannel();
  #isWanted = false;
  #isPosted = false;

  /** `slice` does a part of the work and returns whether there is more. */
  constructor(slice: () => boolean) {
    this.#channel.port1.onmessage = () => {
      this.#isPosted = false;
      if (this.#isWanted && slice()) this.#post();
      else this.#isWanted = false;
    };
  }

  /** Begins, or goes on. */
  go(): void {
    this.#isWanted = true;
    this.#post();
  }

  stop(): void {
    this.#isWanted = false;
  }

  #post(): void {
    if (this.#isPosted) return;
    this.#isPosted = true;
    this.#channel.port2.postMessage(undefined);
  }
}
