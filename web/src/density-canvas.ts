import type { MapView } from 'bloom-core';
import { Slices } from './slices.js';

type Colour = [red: number, green: number, blue: number];

const channels = (colour: string): Colour => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
};

/** Cells side by side in the widest image, and how wide it is at most, in CSS pixels. */
const mostColumns = 256;
const mostWidth = 768;

/** Whether two views are of the same bits: then only their values may have changed. */
const isSameImage = (one: MapView, other: MapView) =>
  one.columns === other.columns &&
  one.rows === other.rows &&
  one.cells === other.cells &&
  one.caption === other.caption;

/**
 * Paints the density map, some rows in a task. The canvas has a pixel for each cell; its size on the
 * page is a whole multiple of that, so that no cell is wider than its neighbour and the only texture
 * is the array's own.
 */
export class DensityCanvas {
  readonly #cellsFrom: (first: number) => Uint8ClampedArray;
  readonly #slices = new Slices(() => this.#paintRows());
  #canvas: HTMLCanvasElement | undefined;
  #map: MapView | undefined;
  #next = 0;
  #isStale = false;
  #isPainting = false;
  #paper: Colour = [0, 0, 0];
  #bit: Colour = [0, 0, 0];

  constructor(cellsFrom: (first: number) => Uint8ClampedArray) {
    this.#cellsFrom = cellsFrom;
  }

  /** Paints what is new in the map, if anything. */
  show(canvas: HTMLCanvasElement | null, map: MapView | undefined): void {
    if (!canvas || !map?.shown) return this.stop();
    const shown = this.#map;
    const isOther = canvas !== this.#canvas || !shown || !isSameImage(map, shown);
    if (!isOther && map.revision === shown.revision) return;
    this.#canvas = canvas;
    this.#map = map;
    if (isOther) this.fit();
    // Of an array that is being filled every view is new: a pass that began goes on to the last row.
    if (this.#isPainting && !isOther) this.#isStale = true;
    else this.repaint();
  }

  /** Paints all of it: the colours are others. */
  repaint(): void {
    if (!this.#map) return;
    this.#next = 0;
    this.#isStale = false;
    this.#isPainting = true;
    this.#slices.go();
  }

  /** As large as there is room, in whole pixels of the screen for each cell. */
  fit(): void {
    const frame = this.#canvas?.parentElement;
    const room = frame?.parentElement?.clientWidth;
    if (!this.#canvas || !this.#map || !frame || !room) return;
    const { columns, rows } = this.#map;
    const scale = devicePixelRatio || 1;
    // The frame keeps its size, that of the widest image, whatever is shown in it.
    const wide = Math.floor((Math.min(room, mostWidth) * scale) / mostColumns) * mostColumns;
    frame.style.width = wide > 0 ? `${wide / scale}px` : '';
    const { clientWidth, clientHeight } = frame;
    const fitting = Math.floor(Math.min((clientWidth * scale) / columns, (clientHeight * scale) / rows));
    const cell = Math.max(fitting, 1) / scale;
    this.#canvas.style.width = `${columns * cell}px`;
    this.#canvas.style.height = `${rows * cell}px`;
  }

  stop(): void {
    this.#slices.stop();
    this.#isPainting = false;
    this.#canvas = undefined;
    this.#map = undefined;
  }

  #paintRows(): boolean {
    const canvas = this.#canvas;
    const map = this.#map;
    if (!canvas || !map) return false;
    if (this.#next === 0) this.#begin(canvas, map);
    const values = this.#cellsFrom(this.#next);
    this.#paint(canvas, map, values);
    this.#next += values.length;
    if (values.length > 0 && this.#next < map.cells) return true;
    this.#next = 0;
    this.#isPainting = this.#isStale;
    this.#isStale = false;
    return this.#isPainting;
  }

  /** The canvas keeps its image until there are rows to put in its place. */
  #begin(canvas: HTMLCanvasElement, { columns, rows }: MapView): void {
    if (canvas.width !== columns || canvas.height !== rows) {
      canvas.width = columns;
      canvas.height = rows;
    }
    const { color, backgroundColor } = getComputedStyle(canvas);
    this.#bit = channels(color);
    this.#paper = channels(backgroundColor);
  }

  #paint(canvas: HTMLCanvasElement, { columns }: MapView, values: Uint8ClampedArray): void {
    if (values.length === 0) return;
    const image = new ImageData(columns, Math.ceil(values.length / columns));
    values.forEach((value, cell) => {
      const share = value / 255;
      for (let channel = 0; channel < 3; ++channel) {
        const paper = this.#paper[channel]!;
        image.data[4 * cell + channel] = paper + (this.#bit[channel]! - paper) * share;
      }
      image.data[4 * cell + 3] = 255;
    });
    canvas.getContext('2d')?.putImageData(image, 0, Math.floor(this.#next / columns));
  }
}
