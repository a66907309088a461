import { svg, type SVGTemplateResult } from 'lit';

/** Drawn on 20 × 20 units: a step is one chevron, an end two against a bar, playing a solid shape. */
const chevron = (x: number, towards: 1 | -1) => `M${x - 3 * towards} 4.5l${6 * towards} 5.5l${-6 * towards} 5.5`;

const stroked = (path: string) => svg`<path class="icon-line" d=${path}/>`;
const solid = (path: string) => svg`<path class="icon-solid" d=${path}/>`;

export const icons = {
  toStart: stroked(`M3.5 4v12${chevron(9, -1)}${chevron(15, -1)}`),
  back: stroked(chevron(9.5, -1)),
  play: solid('M6 3.5v13l10.5-6.5z'),
  pause: solid('M5 4h3.6v12H5zM11.4 4H15v12h-3.6z'),
  forward: stroked(chevron(10.5, 1)),
  toEnd: stroked(`M16.5 4v12${chevron(11, 1)}${chevron(5, 1)}`),
  less: stroked('M5 10h10'),
  more: stroked('M5 10h10M10 5v10'),
} satisfies Record<string, SVGTemplateResult>;
