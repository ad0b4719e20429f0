import type { Random } from '../random';
import type { Palette } from './palettes';
import { type Point, type Svg, scattered, strewn } from './shapes';
import { fromAbove, plate } from './tableware';

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
