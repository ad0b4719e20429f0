import { CircleMarker, type Point } from 'leaflet';
import type { MapMark } from './drawMark';
import { drawMark, markRadius } from './drawMark';

/** What Leaflet's own shapes draw themselves by on a canvas. */
interface OnCanvas {
  _point: Point;
  _empty: () => boolean;
  _renderer: { _drawing: boolean; _ctx: CanvasRenderingContext2D };
}

const isSame = (a: MapMark, b: MapMark): boolean =>
  a.shape === b.shape &&
  a.colour === b.colour &&
  a.textColour === b.textColour &&
  a.text === b.text &&
  a.edge === b.edge &&
  a.isFaded === b.isFaded &&
  a.isChosen === b.isChosen;

/**
 * A mark that is drawn on the map's one canvas. Hundreds of elements that move would be laid out each by itself; here
 * Leaflet gathers what changed and draws it once a frame, and finds by itself what a pointer is on.
 */
export class CanvasMark extends CircleMarker {
  #mark: MapMark;

  constructor(mark: MapMark) {
    super([...mark.at], { radius: markRadius, weight: 0 });
    this.#mark = mark;
  }

  get mark(): MapMark {
    return this.#mark;
  }

  /** Moves it and changes its looks, where anything of it differs. */
  show(mark: MapMark): void {
    const before = this.#mark;
    this.#mark = mark;
    const [latitude, longitude] = mark.at;
    if (before.at[0] !== latitude || before.at[1] !== longitude) this.setLatLng([latitude, longitude]);
    else if (!isSame(before, mark)) this.redraw();
    if (mark.isChosen && !before.isChosen) this.bringToFront();
  }

  /** Leaflet calls it for each shape that a frame has to draw. */
  _updatePath(): void {
    const { _point: point, _renderer: renderer, _empty: empty } = this as unknown as OnCanvas;
    if (!renderer._drawing || empty.call(this)) return;
    drawMark(renderer._ctx, this.#mark, point.x, point.y);
  }
}
