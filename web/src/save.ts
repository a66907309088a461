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
] as const;

const paperOf = (drawing: SVGSVGElement) => getComputedStyle(drawing).getPropertyValue('--paper').trim();

/** Texts and paths, in the order in which they are drawn, without the crosshair. */
const shapesOf = (root: SVGElement) =>
  [...root.querySelectorAll<SVGElement>('path, text')].filter((shape) => !shape.closest('.crosshair'));

/** The drawing as a file of its own: what the stylesheet says stands at every shape. */
export function svgText(drawing: SVGSVGElement, title: string, summary: string): string {
  const { width, height } = drawing.viewBox.baseVal;
  const space = 'http://www.w3.org/2000/svg';
  const file = document.implementation.createDocument(space, 'svg');
  const root = file.documentElement;
  const append = (name: string, attributes: Record<string, string>, content = '') => {
    const element = file.createElementNS(space, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = content;
    root.append(element);
  };
  root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  append('title', {}, title);
  append('desc', {}, summary);
  append('rect', { width: String(width), height: String(height), fill: paperOf(drawing) });
  for (const shape of shapesOf(drawing)) {
    const style = getComputedStyle(shape);
    const attributes: Record<string, string> = {};
    for (const name of ['d', 'x', 'y', 'text-anchor']) {
      const value = shape.getAttribute(name);
      if (value !== null) attributes[name] = value;
    }
    for (const name of drawn) {
      if (shape.localName === 'path' && name.startsWith('font')) continue;
      attributes[name] = style.getPropertyValue(name);
    }
    append(shape.localName, attributes, shape.localName === 'text' ? (shape.textContent ?? '') : '');
  }
  return new XMLSerializer().serializeToString(file);
}

const pictureScale = 2;
const alignments: Record<string, CanvasTextAlign> = { start: 'left', middle: 'center', end: 'right' };

/** The drawing in pixels. Drawn shape by shape: a strict policy refuses to load it as an image. */
export function picture(drawing: SVGSVGElement): HTMLCanvasElement {
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * pictureScale);
  canvas.height = Math.ceil(height * pictureScale);
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.scale(pictureScale, pictureScale);
  pen.fillStyle = paperOf(drawing);
  pen.fillRect(0, 0, width, height);
  for (const shape of shapesOf(drawing)) {
    const style = getComputedStyle(shape);
    pen.fillStyle = style.fill;
    pen.strokeStyle = style.stroke;
    pen.lineWidth = parseFloat(style.strokeWidth);
    pen.lineJoin = style.strokeLinejoin as CanvasLineJoin;
    pen.lineCap = style.strokeLinecap as CanvasLineCap;
    pen.setLineDash(
      style.strokeDasharray === 'none' ? [] : style.strokeDasharray.split(/[ ,]+/).map(parseFloat),
    );
    if (shape.localName === 'path') {
      const path = new Path2D(shape.getAttribute('d') ?? '');
      if (style.fill !== 'none') pen.fill(path);
      if (style.stroke !== 'none') pen.stroke(path);
      continue;
    }
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.textAlign = alignments[shape.getAttribute('text-anchor') ?? 'start'] ?? 'left';
    const [x, y] = ['x', 'y'].map((name) => Number(shape.getAttribute(name)));
    if (style.stroke !== 'none') pen.strokeText(shape.textContent ?? '', x!, y!);
    pen.fillText(shape.textContent ?? '', x!, y!);
  }
  return canvas;
}
