import type { Random } from '../random';
import { cucumber, egg, fleck, leaf, lemon, mushroom, olive, onionRing } from './garnish';
import {
  blob,
  circle,
  faded,
  line,
  oval,
  type Palette,
  type Point,
  placed,
  type Svg,
  scattered,
  shade,
  shadow,
  shape,
  strewn,
} from './shapes';
import { fromAbove, roundBoard } from './tableware';

const middle: Point = [400, 400];
const red = '#c4412a';
const golden = '#f1c063';
const white = '#f8e6bb';

const mozzarella = (random: Random, count = 9): Svg =>
  strewn(
    random,
    scattered(random, count, middle, 195, 95),
    (x, y) =>
      shape(blob(random, x + 2, y + 4, 41, 0.16), '#e3a765') +
      shape(blob(random, x, y, 38, 0.16), '#fdf3dc') +
      faded(0.7, oval(x - 10, y - 11, 12, 6, '#ffffff', -30)),
  );

const salami = (random: Random): Svg =>
  strewn(
    random,
    scattered(random, 12, middle, 200, 92),
    (x, y, angle) =>
      circle(x + 3, y + 5, 42, '#8f2218') +
      circle(x, y, 41, '#bd3a2b') +
      placed(x, y, angle, ...scattered(random, 5, [0, 0], 28, 16).map(([a, b]) => circle(a, b, 4, '#e58a72'))),
  );

const ham = (random: Random, colour = '#e9a099', fold = '#d6837d'): Svg =>
  strewn(random, scattered(random, 8, middle, 195, 110), (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      shape(blob(random, 2, 4, 54, 0.2, 8), fold),
      shape(blob(random, 0, 0, 50, 0.2, 8), colour),
      line('M-28 8Q0 -22 30 4', fold, 6),
    ),
  );

const many = (
  random: Random,
  count: number,
  apart: number,
  draw: (x: number, y: number, angle: number, index: number) => Svg,
): Svg => strewn(random, scattered(random, count, middle, 215, apart), draw);

interface Topping {
  base: string;
  top: (random: Random) => Svg;
}

const basil = (random: Random, count = 8) => many(random, count, 100, (x, y, angle) => leaf(x, y, 74, angle));
const pepper = (random: Random) => many(random, 26, 30, (x, y) => circle(x, y, 3.5, '#4a3526'));

/** The toppings of the demo's first pizzas; a higher seed starts over. */
const toppings: readonly Topping[] = [
  { base: red, top: (random) => mozzarella(random) + basil(random) },
  { base: golden, top: (random) => salami(random) + many(random, 6, 120, (x, y) => onionRing(x, y, 27)) },
  { base: golden, top: (random) => ham(random) + many(random, 10, 92, (x, y, angle) => mushroom(x, y, 34, angle)) },
  {
    base: red,
    top: (random) =>
      mozzarella(random, 6) +
      many(random, 9, 95, (x, y) => cucumber(x, y, 36)) +
      many(random, 9, 80, (x, y, angle) => placed(x, y, angle, line('M-34 10Q0 -26 34 10', '#e7a126', 15))),
  },
  {
    base: white,
    top: (random) =>
      many(random, 7, 110, (x, y) => shape(blob(random, x, y, 52, 0.2), '#f0cf86')) +
      many(random, 10, 90, (x, y, angle) => mushroom(x, y, 33, angle)) +
      many(random, 9, 80, (x, y, angle) => leaf(x, y, 58, angle, '#5f8c3f')) +
      pepper(random),
  },
  {
    base: white,
    top: (random) =>
      ham(random, '#efb3a8', '#dd968b') +
      many(random, 6, 105, (x, y) => shape(blob(random, x, y, 32, 0.2), '#fffaf0')) +
      many(random, 26, 44, (x, y) => fleck(random, x, y, 9, '#7d9a45')),
  },
  {
    base: red,
    top: (random) =>
      mozzarella(random, 6) +
      many(random, 12, 82, (x, y) => olive(x, y, 22)) +
      many(random, 7, 100, (x, y, angle) => placed(x, y, angle, line('M-40 6Q-12 -16 8 2T42 -4', '#8a5a45', 13))),
  },
  {
    base: white,
    top: (random) =>
      ham(random, '#f0905f', '#e27b49') +
      many(random, 12, 70, (x, y, angle) => leaf(x, y, 40, angle, '#5f8c3f')) +
      lemon(470, 330, 46),
  },
  {
    base: golden,
    top: (random) =>
      many(random, 14, 70, (x, y, angle) =>
        placed(
          x,
          y,
          angle,
          shape('M-34 -9Q0 -20 34 -7L32 9Q0 -3 -33 10Z', '#a8402f'),
          line('M-24 -2Q0 -9 24 0', '#efb8a0', 5),
        ),
      ) +
      many(random, 8, 100, (x, y) => onionRing(x, y, 24, '#d9b25c')) +
      egg(400, 400, 50, 20),
  },
];

/** A pizza on its board, seen from above and cut. */
export function pizza(random: Random, palette: Palette, variant: number): Svg {
  const { base, top } = toppings[variant % toppings.length] ?? { base: red, top: basil };
  const crust = blob(random, 400, 400, 300, 0.022, 18);
  return [
    fromAbove(palette, random.int(-35, 35)),
    roundBoard(),
    shadow(shape(crust, shade), 0.3, [8, 12]),
    shape(crust, '#c9823b'),
    shape(blob(random, 396, 395, 290, 0.018, 18), '#e6ad62'),
    // Where the oven was hottest.
    ...Array.from({ length: 14 }, () => {
      const angle = random.between(0, Math.PI * 2);
      return faded(
        0.55,
        oval(
          400 + Math.cos(angle) * 275,
          400 + Math.sin(angle) * 275,
          random.between(9, 24),
          8,
          '#a5602a',
          (angle * 180) / Math.PI + 90,
        ),
      );
    }),
    shape(blob(random, 400, 400, 256, 0.03, 16), '#b8612f'),
    shape(blob(random, 400, 400, 248, 0.03, 16), base),
    top(random),
    faded(0.22, ...[22, 67, 112, 157].map((angle) => placed(400, 400, angle, line('M-284 0H284', shade, 5)))),
  ].join('');
}
