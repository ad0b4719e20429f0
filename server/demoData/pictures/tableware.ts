import type { Random } from '../random';
import {
  box,
  circle,
  faded,
  line,
  oval,
  type Palette,
  type Point,
  type Svg,
  scattered,
  shade,
  shadow,
  shape,
  strewn,
} from './shapes';

/** A plate on its table, and what is on it. */
export const served = (random: Random, palette: Palette, ...content: Svg[]): Svg =>
  [
    fromAbove(palette, random.int(-35, 35)),
    plate(palette),
    // A full plate: food is drawn within 200 of the middle.
    `<g transform="translate(-64 -64) scale(1.16)">${content.join('')}</g>`,
  ].join('');

/** Draws something at places within a circle. */
export const around = (
  random: Random,
  count: number,
  middle: Point,
  radius: number,
  apart: number,
  draw: (x: number, y: number, angle: number, index: number) => Svg,
): Svg => strewn(random, scattered(random, count, middle, radius, apart), draw);

/** A table seen from above, with a cloth laid across it. */
export const fromAbove = ({ table, cloth }: Palette, turn: number): Svg =>
  `<rect width="800" height="800" fill="${table}"/><g transform="rotate(${turn} 400 400)">${shape('M-300 520H1100V1300H-300Z', cloth)}${faded(0.35, line('M-300 548H1100', table, 5))}</g>`;

/** A table seen from the side, a wall behind it. */
export const fromAside = ({ table, cloth }: Palette): Svg =>
  `<rect width="800" height="800" fill="${table}"/>${faded(0.5, circle(400, 372, 292, cloth))}${shape('M0 612H800V800H0Z', cloth)}`;

/** The glint on a round rim, towards the light. */
const glint = (r: number): Svg =>
  faded(
    0.7,
    line(`M${400 - r * 0.87} ${400 - r * 0.5}A${r} ${r} 0 0 1 ${400 - r * 0.26} ${400 - r * 0.966}`, '#ffffff', 7),
  );

export const plate = ({ plate, well }: Palette, r = 310): Svg =>
  [
    shadow(circle(400, 400, r, shade), 0.34),
    circle(400, 400, r, plate),
    faded(0.75, circle(400, 400, r * 0.77, well)),
    circle(403, 404, r * 0.745, plate),
    faded(0.45, circle(400, 400, r * 0.745, well)),
    glint(r * 0.94),
  ].join('');

/** A deep bowl; what is in it is drawn within 230 of the middle. */
export const bowl = ({ plate, well }: Palette): Svg =>
  [
    shadow(circle(400, 400, 305, shade), 0.36, [18, 26]),
    circle(400, 400, 305, plate),
    circle(400, 400, 258, well),
    faded(0.22, shape('M146 356A258 258 0 0 1 654 356A262 244 0 0 0 146 356Z', shade)),
    glint(284),
  ].join('');

const wood = '#c08a52';
const grain = '#a97642';

/** A round wooden board. */
export const roundBoard = (r = 335): Svg =>
  [
    shadow(circle(400, 400, r, shade), 0.36),
    circle(400, 400, r, wood),
    faded(
      0.5,
      ...[-0.72, -0.4, -0.05, 0.33, 0.66].map((at) => {
        const half = Math.sqrt(1 - at * at) * r * 0.95;
        return line(
          `M${400 - half} ${400 + at * r}C${400 - half / 3} ${385 + at * r} ${400 + half / 3} ${415 + at * r} ${400 + half} ${400 + at * r}`,
          grain,
          4,
        );
      }),
    ),
  ].join('');

/** A board with a handle, across the picture. */
export const longBoard = (height = 400): Svg =>
  [
    shadow(box(400, 400, 640, height, shade, 44), 0.36),
    box(400, 400, 640, height, wood, 44),
    faded(
      0.5,
      ...[-0.36, -0.12, 0.16, 0.38].map((at) =>
        line(
          `M104 ${400 + at * height}C300 ${386 + at * height} 500 ${414 + at * height} 696 ${400 + at * height}`,
          grain,
          4,
        ),
      ),
    ),
    circle(676, 400 - height / 2 + 44, 15, '#6f4a27'),
  ].join('');

/** A small cup of sauce, from above. */
export const dip = (x: number, y: number, r: number, sauce: string): Svg =>
  [
    shadow(circle(x, y, r, shade), 0.3, [8, 12]),
    circle(x, y, r, '#fffaf2'),
    circle(x, y, r * 0.8, '#e4d6c1'),
    circle(x + 1, y + 3, r * 0.74, sauce),
    faded(0.35, oval(x - r * 0.24, y - r * 0.3, r * 0.26, r * 0.12, '#ffffff', -30)),
  ].join('');

/** Draws the shadow that an object casts along the table. */
export const standing = (x: number, y: number, width: number): Svg =>
  shadow(oval(x + 18, y, width / 2, 24, shade), 0.42, [0, 0]);
