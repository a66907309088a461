import type { Action, MapView } from 'bloom-core';

/** How far a wheel turns, in pixels of scrolling, for one step of zooming. */
const wheelStep = 60;
const pixelsOfALine = 16;
/** A step of zooming shows a quarter of the cells: twice as large in each direction. */
const pinchStep = 2;

interface Place {
  x: number;
  y: number;
}

const between = (one: Place, other: Place): Place => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const distance = (one: Place, other: Place) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Wheel, pinch, drag and keys upon the density map. Its buttons do the same, so that nobody needs
 * any of this.
 */
export class MapGestures {
  readonly #run: (line: string) => void;
  readonly #pointers = new Map<number, Place>();
  #map: MapView | undefined;
  #turned = 0;
  #apart = 0;

  constructor(run: (line: string) => void) {
    this.#run = run;
  }

  show(map: MapView | undefined): void {
    this.#map = map;
  }

  /** A wheel scrolls the page unless the map has the focus, or Ctrl is held, as a pinch on a pad does. */
  readonly wheel = (event: WheelEvent): void => {
    const frame = event.currentTarget as HTMLElement;
    const isMeant = event.ctrlKey || event.metaKey || frame.matches(':focus');
    const action = event.deltaY < 0 ? this.#map?.zoom_in : this.#map?.zoom_out;
    if (!isMeant || !action?.enabled) return;
    event.preventDefault();
    const turn = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * pixelsOfALine;
    this.#turned = Math.sign(turn) === Math.sign(this.#turned) ? this.#turned + turn : turn;
    if (Math.abs(this.#turned) < wheelStep) return;
    this.#zoom(this.#turned < 0 ? 'in' : 'out', frame, { x: event.clientX, y: event.clientY });
    this.#turned = 0;
  };

  readonly doubleClick = (event: MouseEvent): void =>
    this.#zoom('in', event.currentTarget as HTMLElement, { x: event.clientX, y: event.clientY });

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#apart = this.#spread();
  };

  readonly move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const frame = event.currentTarget as HTMLElement;
    if (this.#pointers.size === 1) {
      const moved = this.#drag(frame, before, now);
      this.#pointers.set(event.pointerId, { x: before.x + moved.x, y: before.y + moved.y });
    } else {
      this.#pointers.set(event.pointerId, now);
      this.#pinch(frame);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
    this.#apart = this.#spread();
  };

  readonly key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = this.#actionOf(event.key);
    if (!action) return;
    event.preventDefault();
    if (action.enabled) this.#run(action.command);
  };

  #actionOf(key: string): Action | undefined {
    switch (key) {
      case '+':
      case '=':
        return this.#map?.zoom_in;
      case '-':
        return this.#map?.zoom_out;
      case 'ArrowLeft':
      case 'ArrowUp':
        return this.#map?.back;
      case 'ArrowRight':
      case 'ArrowDown':
        return this.#map?.forward;
      case 'Home':
        return this.#map?.whole;
      default:
        return undefined;
    }
  }

  #zoom(direction: 'in' | 'out', frame: HTMLElement, { x, y }: Place): void {
    const map = this.#map;
    const box = frame.querySelector('canvas')?.getBoundingClientRect();
    if (!map || !box?.width || !box.height) return;
    const along = (share: number, count: number) =>
      Math.min(Math.max(Math.floor(share * count), 0), count - 1);
    const column = along((x - box.left) / box.width, map.columns);
    const row = along((y - box.top) / box.height, map.rows);
    const place = Math.min((row * map.columns + column) / map.cells, 1);
    this.#run(`map ${direction} ${place.toFixed(6)}`);
  }

  /** Moves the cells along with the pointer, by whole ones; returns how far that is. */
  #drag(frame: HTMLElement, from: Place, to: Place): Place {
    const map = this.#map;
    const box = frame.querySelector('canvas')?.getBoundingClientRect();
    if (!map?.whole.enabled || !box?.width || !box.height) return { x: to.x - from.x, y: to.y - from.y };
    const width = box.width / map.columns;
    const height = box.height / map.rows;
    const columns = Math.trunc((to.x - from.x) / width);
    const rows = Math.trunc((to.y - from.y) / height);
    if (columns !== 0 || rows !== 0) {
      this.#run(`map shift ${(-(rows * map.columns + columns) / map.cells).toFixed(9)}`);
    }
    return { x: columns * width, y: rows * height };
  }

  #pinch(frame: HTMLElement): void {
    const [one, other] = [...this.#pointers.values()];
    if (!one || !other || !this.#apart) return;
    const stretched = distance(one, other) / this.#apart;
    if (stretched < pinchStep && stretched > 1 / pinchStep) return;
    this.#zoom(stretched > 1 ? 'in' : 'out', frame, between(one, other));
    this.#apart = distance(one, other);
  }

  #spread(): number {
    const [one, other] = [...this.#pointers.values()];
    return one && other ? distance(one, other) : 0;
  }
}
