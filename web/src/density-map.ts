import type { MapView } from 'bloom-core';
import { html, nothing } from 'lit';
import { actionButton, iconButton, type Intents } from './controls.js';
import { icons } from './icons.js';
import type { MapGestures } from './map-gestures.js';

const path = 'measure.map';

const legend = ({ lightest, darkest }: MapView) => html`
  <p class="map-legend">
    <span data-view="${path}.lightest">${lightest}</span>
    <span class="map-scale" aria-hidden="true">${[0, 25, 50, 75, 100].map(
      (shade) => html`<span class="shade-${shade}"></span>`,
    )}</span>
    <span data-view="${path}.darkest">${darkest}</span>
  </p>
`;

/** The bit array as an image, its scale, and ways about in it. The element paints the canvas. */
export const densityMap = (map: MapView, gestures: MapGestures, intents: Intents) => html`
  <section class="map" aria-labelledby="${path}.title" ?hidden=${!map.shown}>
    <h2 class="heading" id="${path}.title" data-view="${path}.title">${map.title}</h2>
    <p class="map-caption" id="${path}.caption" data-view="${path}.caption">${map.caption}</p>
    <div
      class="map-frame ${map.whole.enabled ? 'map-part' : ''}"
      role="group"
      tabindex="0"
      aria-labelledby="${path}.title"
      aria-describedby="${path}.caption ${path}.note"
      @wheel=${gestures.wheel}
      @dblclick=${gestures.doubleClick}
      @pointerdown=${gestures.down}
      @pointermove=${gestures.move}
      @pointerup=${gestures.up}
      @pointercancel=${gestures.up}
      @keydown=${gestures.key}
    ><canvas class="map-canvas" width="1" height="1" role="img" aria-labelledby="${path}.title ${path}.caption"></canvas></div>
    ${legend(map)}
    <div class="map-tools">
      ${iconButton(`${path}.zoom_out`, map.zoom_out, icons.less, intents)}
      ${iconButton(`${path}.zoom_in`, map.zoom_in, icons.more, intents)}
      ${iconButton(`${path}.back`, map.back, icons.back, intents)}
      ${iconButton(`${path}.forward`, map.forward, icons.forward, intents)}
      ${actionButton(`${path}.whole`, map.whole, intents)}
    </div>
    <p class="small" id="${path}.note" data-view="${path}.note">${map.note || nothing}</p>
  </section>
`;
