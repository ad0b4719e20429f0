import { CircleMarker, type Point } from 'leaflet';
import type { MapMark } from './drawMark';
import { drawMark, markRadius } from './drawMark';

/** The drawing internals that Leaflet's own shapes use on a canvas. */
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
 * A mark drawn on the map's single canvas. Hundreds of moving elements would each need layout; here
 * Leaflet collects the changes, draws them once per frame, and does its own hit testing.
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

  /** Moves it and updates its appearance, if anything differs. */
  show(mark: MapMark): void {
    const before = this.#mark;
    this.#mark = mark;
    const [latitude, longitude] = mark.at;
    if (before.at[0] !== latitude || before.at[1] !== longitude) this.setLatLng([latitude, longitude]);
    else if (!isSame(before, mark)) this.redraw();
    if (mark.isChosen && !before.isChosen) this.bringToFront();
  }

  /** Leaflet calls this for each shape that a frame has to draw. */
  _updatePath(): void {
    const { _point: point, _renderer: renderer, _empty: empty } = this as unknown as OnCanvas;
    if (!renderer._drawing || empty.call(this)) return;
    drawMark(renderer._ctx, this.#mark, point.x, point.y);
  }
}
