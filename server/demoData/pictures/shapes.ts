import type { Random } from '../random';

/** The background of a picture: the colour of the table, and a second one for the cloth or the wall. */
export interface Palette {
  table: string;
  cloth: string;
  /** The plate's face and its well. */
  plate: string;
  well: string;
}

const white = { plate: '#fffaf2', well: '#f1e7d8' };
const stone = { plate: '#e8e0d4', well: '#d8cdbd' };
const slate = { plate: '#46484b', well: '#393b3e' };
const sea = { plate: '#d9e5e2', well: '#c3d5d1' };

/** Side by side, no two are alike: warm and cool, light and dark take turns. */
export const palettes: readonly Palette[] = [
  { table: '#f2c9a1', cloth: '#eab788', ...white },
  { table: '#8fae9b', cloth: '#7fa08c', ...white },
  { table: '#efc468', cloth: '#e6b450', ...stone },
  { table: '#b9563c', cloth: '#a84a32', ...white },
  { table: '#efe0c8', cloth: '#e4d0b0', ...slate },
  { table: '#5d7f86', cloth: '#517279', ...white },
  { table: '#e2a99a', cloth: '#d79888', ...sea },
  { table: '#c9d3ae', cloth: '#b9c59a', ...stone },
];

/** A piece of a drawing: SVG text. */
export type Svg = string;

export type Point = readonly [x: number, y: number];

/** Half a tenth of a pixel is not seen, and its digits only make the text longer. */
const round = (value: number): number => Math.round(value * 10) / 10;

export const circle = (x: number, y: number, r: number, fill: string): Svg =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

/** @param angle in degrees, around its own middle */
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, angle = 0): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${angle ? ` transform="rotate(${round(angle)} ${round(x)} ${round(y)})"` : ''}/>`;

export const shape = (d: string, fill: string): Svg => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, colour: string, width: number): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rectangle around its middle, with round corners. */
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0, angle = 0): Svg =>
  `<rect x="${round(x - width / 2)}" y="${round(y - height / 2)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${fill}"${angle ? ` transform="rotate(${round(angle)} ${round(x)} ${round(y)})"` : ''}/>`;

/** Moves pieces that were drawn around 0, 0. */
export const placed = (x: number, y: number, angle: number, ...pieces: Svg[]): Svg =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})">${pieces.join('')}</g>`;

export const faded = (opacity: number, ...pieces: Svg[]): Svg => `<g opacity="${opacity}">${pieces.join('')}</g>`;

/** The soft shadow of a shape: light comes from the top left. Draw the shape itself over it. */
export const shadow = (outline: Svg, strength = 0.28, [x, y]: Point = [16, 22]): Svg =>
  `<g filter="url(#soft)" opacity="${strength}" transform="translate(${x} ${y})">${outline}</g>`;

/** The colour of shadows: a brown that darkens every background alike. */
export const shade = '#2a1608';

/** A closed curve through the middles between points, so that it has no corners. */
export function curveAround(points: readonly Point[]): string {
  const middles = points.map(([x, y], index): Point => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [round((x + nextX) / 2), round((y + nextY) / 2)];
  });
  const start = middles[middles.length - 1] ?? [0, 0];
  const bends = points.map(([x, y], index) => `Q${round(x)} ${round(y)} ${(middles[index] ?? start).join(' ')}`);
  return `M${start.join(' ')}${bends.join('')}Z`;
}

/** The outline of something that no machine made: a circle that wobbles by a share of its radius. */
export function blob(random: Random, x: number, y: number, r: number, wobble = 0.12, corners = 10): string {
  const turn = random.between(0, Math.PI * 2);
  return curveAround(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = turn + (index / corners) * Math.PI * 2;
      const away = r * (1 + random.between(-wobble, wobble));
      return [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    }),
  );
}

/** Places within a circle that keep their distance where there is room for it. */
export function scattered(random: Random, count: number, [x, y]: Point, radius: number, apart: number): Point[] {
  const points: Point[] = [];
  for (let tries = 0; points.length < count && tries < count * 60; tries += 1) {
    const angle = random.between(0, Math.PI * 2);
    const away = Math.sqrt(random.next()) * radius;
    const point: Point = [x + Math.cos(angle) * away, y + Math.sin(angle) * away];
    const near = tries < count * 40 ? apart : apart * 0.7;
    if (points.every(([otherX, otherY]) => Math.hypot(point[0] - otherX, point[1] - otherY) >= near))
      points.push(point);
  }
  return points;
}

/** Draws something at each place, turned by chance. */
export const strewn = (
  random: Random,
  points: readonly Point[],
  draw: (x: number, y: number, angle: number, index: number) => Svg,
): Svg => points.map(([x, y], index) => draw(x, y, random.int(0, 359), index)).join('');
