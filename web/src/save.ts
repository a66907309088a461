/** A chart as a file: its numbers, or its drawing as it looks here. */
export type SaveFormat = 'csv' | 'svg' | 'png';

/** What is shown to be copied by hand, where the browser keeps no files for this page. */
export interface Saved {
  /** A chart's id, or another name of what it is. */
  of: string;
  text: string;
  picture?: HTMLCanvasElement;
}

/** A frame that may not download swallows the click without a word: known beforehand or never. */
export function canDownload(): boolean {
  if (!('download' in HTMLAnchorElement.prototype)) return false;
  if (window.parent === window) return true;
  try {
    const sandbox = window.frameElement?.getAttribute('sandbox');
    return sandbox == null || /\ballow-downloads\b/.test(sandbox);
  } catch {
    // A frame on another site: an opaque origin is the mark of a sandbox.
    return window.origin !== 'null';
  }
}

export function download(content: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // The browser reads the blob behind the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What of the stylesheet shows in a drawing. */
const drawn = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-weight',
  'font-size',
  'text-anchor',
] as const;

/** White around the drawing, in its units: lines at its edge are whole. */
const margin = 8;

const sizeOf = ({ viewBox: { baseVal } }: SVGSVGElement) => ({
  width: Math.ceil(baseVal.width) + 2 * margin,
  height: Math.ceil(baseVal.height) + 2 * margin,
});

/** A line that is drawn as by a pen has a dash as long as itself. */
const dashOf = (shape: SVGElement, style: CSSStyleDeclaration) =>
  shape.hasAttribute('pathLength') ? 'none' : style.strokeDasharray;

const paperOf = (drawing: SVGSVGElement) => getComputedStyle(drawing.closest('.screen') ?? drawing).backgroundColor;

/** What is drawn, in its order, without the crosshair and the ring that follows the reader. */
const shapesOf = (root: SVGElement) =>
  [...root.querySelectorAll<SVGElement>('path, rect, text')].filter(
    (shape) => !shape.closest('.crosshair, .inspected-ring'),
  );

/** The shape's own attributes that say where it is. */
const placing = ['d', 'x', 'y', 'width', 'height', 'rx'];

/** The drawing as a file of its own: what the stylesheet says stands at every shape. */
export function svgText(drawing: SVGSVGElement, title: string, summary: string): string {
  const { width, height } = sizeOf(drawing);
  const space = 'http://www.w3.org/2000/svg';
  const file = document.implementation.createDocument(space, 'svg');
  const root = file.documentElement;
  const append = (name: string, attributes: Record<string, string>, content = '') => {
    const element = file.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = content;
    root.append(element);
  };
  root.setAttribute('viewBox', `${-margin} ${-margin} ${width} ${height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  append('title', {}, title);
  append('desc', {}, summary);
  const corner = String(-margin);
  append('rect', { x: corner, y: corner, width: String(width), height: String(height), fill: paperOf(drawing) });
  for (const shape of shapesOf(drawing)) {
    const style = getComputedStyle(shape);
    const attributes: Record<string, string> = {};
    for (const name of placing) {
      const value = shape.getAttribute(name);
      if (value !== null) attributes[name] = value;
    }
    for (const name of drawn) {
      if (shape.localName !== 'text' && /^(font|text)/.test(name)) continue;
      attributes[name] = name === 'stroke-dasharray' ? dashOf(shape, style) : style.getPropertyValue(name);
    }
    append(shape.localName, attributes, shape.localName === 'text' ? (shape.textContent ?? '') : '');
  }
  return new XMLSerializer().serializeToString(file);
}

const pictureScale = 2;
const alignments: Record<string, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' };

const numberOf = (shape: SVGElement, name: string) => Number(shape.getAttribute(name));

function outline(shape: SVGElement): Path2D {
  const path = new Path2D(shape.getAttribute('d') ?? '');
  if (shape.localName === 'rect') {
    const [x, y, width, height, radius] = ['x', 'y', 'width', 'height', 'rx'].map((name) => numberOf(shape, name));
    path.roundRect(x!, y!, width!, height!, radius!);
  }
  return path;
}

/** A text and its place; or, of a text with a list of places, each letter and its own. */
function letters(shape: SVGElement): [string, number][] {
  const text = shape.textContent ?? '';
  const places = (shape.getAttribute('x') ?? '').split(' ').map(Number);
  return places.length === 1 ? [[text, places[0]!]] : places.map((x, index) => [text[index] ?? '', x]);
}

export const pngOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((made) => canvas.toBlob(made, 'image/png'));

/** The drawing in pixels. Drawn shape by shape: a strict policy refuses to load it as an image. */
export function picture(drawing: SVGSVGElement): HTMLCanvasElement {
  const { width, height } = sizeOf(drawing);
  const canvas = document.createElement('canvas');
  canvas.width = width * pictureScale;
  canvas.height = height * pictureScale;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.scale(pictureScale, pictureScale);
  pen.fillStyle = paperOf(drawing);
  pen.fillRect(0, 0, width, height);
  pen.translate(margin, margin);
  for (const shape of shapesOf(drawing)) {
    const style = getComputedStyle(shape);
    pen.fillStyle = style.fill;
    pen.strokeStyle = style.stroke;
    pen.lineWidth = parseFloat(style.strokeWidth);
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    const dash = dashOf(shape, style);
    pen.setLineDash(dash === 'none' ? [] : dash.split(/[ ,]+/).map(parseFloat));
    if (shape.localName !== 'text') {
      const path = outline(shape);
      if (style.fill !== 'none') pen.fill(path);
      if (style.stroke !== 'none') pen.stroke(path);
      continue;
    }
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.textAlign = alignments[style.textAnchor] ?? 'left';
    for (const [text, x] of letters(shape)) {
      if (style.stroke !== 'none') pen.strokeText(text, x, numberOf(shape, 'y'));
      pen.fillText(text, x, numberOf(shape, 'y'));
    }
  }
  return canvas;
}
