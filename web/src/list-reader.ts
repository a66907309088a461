import type { ListKind, ListProblem, Playground } from './playground.js';

/** The one file that was dropped, or why there is none to open. */
export function droppedFile(transfer: DataTransfer): File | ListProblem | undefined {
  const files = [...transfer.items].filter(({ kind }) => kind === 'file');
  if (files.length > 1) return 'several';
  if (files[0]?.webkitGetAsEntry()?.isDirectory) return 'folder';
  return transfer.files[0];
}

/**
 * Reads a list for the core, a chunk in a task: input and painting come between, and no more of the
 * file than two chunks is in memory.
 */
export class ListReader {
  readonly #changed: () => void;
  /** Which list is read: one that was cancelled while its chunk came gets no further. */
  #current = 0;

  /** `changed` is called when there is a new view. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  async read(playground: Playground, kind: ListKind, file: File, chunkBytes: number): Promise<void> {
    const isWanted = playground.openList(kind, file.name, file.size);
    this.#changed();
    if (!isWanted) return;
    const current = ++this.#current;
    const chunkAt = (start: number) => file.slice(start, start + chunkBytes).arrayBuffer();
    try {
      let coming = chunkAt(0);
      for (let start = 0; start < file.size; start += chunkBytes) {
        const chunk = await coming;
        if (current !== this.#current) return;
        if (start + chunkBytes < file.size) coming = chunkAt(start + chunkBytes);
        const { hasMore, viewIsNew } = playground.giveList(new Uint8Array(chunk));
        if (viewIsNew || !hasMore) this.#changed();
        if (!hasMore) return void coming.catch(() => {});
      }
      playground.endList();
    } catch {
      if (current !== this.#current) return;
      playground.failList('unreadable');
    }
    this.#changed();
  }
}
