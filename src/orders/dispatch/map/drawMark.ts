import type { Location } from '#contract/delivery/distance';

/** Shapes identify things without colour: a person by availability, a destination, the store. */
type MarkShape = 'disc' | 'square' | 'ring' | 'pin' | 'home';

/** Something shown on a map. */
export interface MapMark {
  id: string;
  at: Location;
  shape: MarkShape;
  colour: string;
  /** Colour of its text. */
  textColour: string;
  /** A few letters or a number. */
  text: string;
  /** A coloured edge for marks that need attention. */
  edge?: string;
  /** Its position may be out of date. */
  isFaded?: boolean;
  isChosen?: boolean;
  /** Shown next to it when it is selected or hovered; also its accessible name. */
  title: string;
}

/** Marks that change often: the map only asks for those that changed. */
export interface MarkSource {
  all: () => readonly MapMark[];
  mark: (id: string) => MapMark | undefined;
  /** Calls back with the ids that changed, came or went. Returns a function that stops it. */
  subscribe: (listener: (ids: readonly string[]) => void) => () => void;
}

/** px from a mark's centre to its edge. */
export const markRadius = 15;

const outline = (ctx: CanvasRenderingContext2D, shape: MarkShape, r: number): void => {
  ctx.beginPath();
  if (shape === 'square') ctx.roundRect(-r, -r, 2 * r, 2 * r, 6);
  else if (shape === 'home') {
    ctx.moveTo(0, -r - 2);
    ctx.lineTo(r, -3);
    ctx.lineTo(r, r);
    ctx.lineTo(-r, r);
    ctx.lineTo(-r, -3);
    ctx.closePath();
  } else if (shape === 'pin') {
    ctx.roundRect(-r - 2, -r + 2, 2 * r + 4, 2 * r - 8, 6);
    ctx.moveTo(-5, r - 6);
    ctx.lineTo(0, r);
    ctx.lineTo(5, r - 6);
    ctx.closePath();
  } else ctx.arc(0, 0, r, 0, 2 * Math.PI);
};

/** Draws a mark around the origin, line by line. */
function paint(ctx: CanvasRenderingContext2D, mark: MapMark): void {
  const { shape, colour, textColour, text, edge, isFaded, isChosen } = mark;
  const r = markRadius - 2;
  ctx.globalAlpha = isFaded && !isChosen ? 0.55 : 1;
  outline(ctx, shape, r);
  ctx.fillStyle = shape === 'ring' ? textColour : colour;
  ctx.fill();
  ctx.setLineDash(shape === 'ring' || isFaded ? [3, 3] : []);
  ctx.lineWidth = isChosen ? 4 : 2;
  ctx.strokeStyle = edge ?? (shape === 'ring' ? colour : textColour);
  ctx.stroke();
  ctx.fillStyle = shape === 'ring' ? colour : textColour;
  ctx.font = `650 ${text.length > 2 ? 10 : 11}px 'Rubik Variable', sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, 0, shape === 'home' ? 4 : shape === 'pin' ? -2 : 0.5);
}

/** Side of a cached image in px: fits the widest mark with its edge. */
const side = 2 * markRadius + 12;
/** Maximum number of cached images; people and orders change over a day. */
const cachedMax = 3_000;
const pictures = new Map<string, HTMLCanvasElement>();

function pictureOf(mark: MapMark): HTMLCanvasElement {
  const { shape, colour, textColour, text, edge, isFaded, isChosen } = mark;
  const scale = window.devicePixelRatio || 1;
  const key = [shape, colour, textColour, text, edge, isFaded, isChosen, scale].join();
  const cached = pictures.get(key);
  if (cached) return cached;
  const picture = document.createElement('canvas');
  picture.width = side * scale;
  picture.height = side * scale;
  const ctx = picture.getContext('2d');
  ctx?.scale(scale, scale);
  ctx?.translate(side / 2, side / 2);
  if (ctx) paint(ctx, mark);
  if (pictures.size >= cachedMax) pictures.clear();
  pictures.set(key, picture);
  return picture;
}

/** Draws a mark at a point. Its image is painted once, because every move redraws hundreds of marks. */
export function drawMark(ctx: CanvasRenderingContext2D, mark: MapMark, x: number, y: number): void {
  // Leaflet leaves the previous shape's opacity set, and rings and routes are faint.
  ctx.globalAlpha = 1;
  ctx.drawImage(pictureOf(mark), x - side / 2, y - side / 2, side, side);
}
