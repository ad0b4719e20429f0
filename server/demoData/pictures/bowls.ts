import type { Random } from '../random';
import { cucumber, egg, fleck, leaf, olive, onionRing, sprig, tomatoHalf } from './garnish';
import {
  blob,
  box,
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
  shape,
  strewn,
} from './shapes';
import { bowl, fromAbove } from './tableware';

const middle: Point = [400, 400];

const many = (
  random: Random,
  count: number,
  radius: number,
  apart: number,
  draw: (x: number, y: number, angle: number, index: number) => Svg,
): Svg => strewn(random, scattered(random, count, middle, radius, apart), draw);

const set = (random: Random, palette: Palette, ...content: Svg[]): Svg =>
  [fromAbove(palette, random.int(-35, 35)), bowl(palette), ...content].join('');

/** Strands that were turned around a fork. */
function nest(random: Random, colours: readonly string[]): Svg {
  const strands = Array.from({ length: 62 }, (_, index) => {
    const r = 206 - (index / 62) * 176 + random.between(-12, 12);
    const from = random.between(0, Math.PI * 2);
    const to = from + random.between(1.4, 2.9);
    const [x, y] = [400 + random.between(-16, 16), 400 + random.between(-16, 16)];
    const at = (angle: number) => `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
    const colour = colours[index % colours.length] ?? '#efc765';
    return line(`M${at(from)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${at(to)}`, colour, 14);
  });
  return shape(blob(random, 400, 400, 212, 0.05, 14), colours[0] ?? '#d9a441') + strands.join('');
}

const wheat = ['#d9a546', '#f0cb74', '#e7b958', '#f6d98e'];
const green = ['#6f8f38', '#9db556', '#86a447', '#b9ca74'];
const cheese = (random: Random, count = 16) =>
  many(random, count, 130, 28, (x, y, angle) => box(x, y, random.int(18, 34), 8, '#fff3d4', 3, angle));
const ragout = (random: Random, colour: string, light: string) =>
  shape(blob(random, 400, 396, 128, 0.14, 13), colour) +
  many(random, 26, 108, 26, (x, y) => fleck(random, x, y, 13, light));

const ravioli = (random: Random) =>
  many(random, 11, 175, 92, (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      faded(0.25, box(5, 8, 98, 98, shade, 16)),
      box(0, 0, 98, 98, '#e9be66', 16),
      box(0, 0, 82, 82, '#f5d792', 14),
      shape(blob(random, 0, 0, 28, 0.06), '#fbe8b6'),
    ),
  ) + many(random, 5, 160, 110, (x, y, angle) => leaf(x, y, 84, angle, '#7d9467'));

const gnocchi = (random: Random) =>
  shape(blob(random, 400, 400, 215, 0.04, 14), '#c4462b') +
  many(random, 22, 185, 62, (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      faded(0.25, oval(3, 6, 40, 28, shade)),
      oval(0, 0, 40, 28, '#f4d999'),
      line('M-16 -12Q-12 0 -16 12M0 -15Q4 0 0 15M16 -12Q20 0 16 12', '#e0b867', 4),
    ),
  );

const clams = (random: Random) =>
  many(random, 9, 165, 96, (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      shape('M-44 16C-46 -34 46 -34 44 16Q0 34 -44 16Z', '#8c7663'),
      shape('M-38 14C-38 -24 38 -24 38 14Q0 28 -38 14Z', '#e7d9c5'),
      oval(0, 8, 20, 10, '#eda96a'),
    ),
  ) + many(random, 22, 190, 34, (x, y) => fleck(random, x, y, 7, '#4f8a3c'));

const pastas: readonly ((random: Random) => Svg)[] = [
  (random) =>
    nest(random, wheat) + ragout(random, '#c4432a', '#d9603f') + leaf(378, 380, 96, -30) + leaf(436, 398, 84, 40),
  (random) =>
    nest(random, ['#e5bd66', '#f8e2a6', '#f1d288', '#fcebbd']) +
    many(
      random,
      17,
      165,
      48,
      (x, y, angle) => box(x, y, 38, 26, '#a9492f', 6, angle) + box(x, y, 34, 8, '#efb596', 4, angle),
    ) +
    many(random, 30, 190, 26, (x, y) => circle(x, y, 3.6, '#3f2f22')) +
    circle(400, 392, 46, '#f4b52f') +
    faded(0.6, oval(386, 376, 14, 8, '#fff0bb', -30)),
  (random) => nest(random, green) + cheese(random, 20) + leaf(384, 386, 100, -20) + leaf(436, 410, 84, 60),
  (random) => nest(random, wheat) + ragout(random, '#8f3a22', '#ae5435') + cheese(random, 15) + leaf(404, 380, 84, -40),
  ravioli,
  (random) =>
    gnocchi(random) +
    many(random, 5, 150, 110, (x, y) => shape(blob(random, x, y, 34, 0.2), '#fff5df')) +
    leaf(392, 392, 94, 20),
  (random) => nest(random, wheat) + clams(random),
  (random) =>
    nest(random, ['#e0b967', '#f6dfa4', '#eccc83', '#fbe9ba']) +
    cheese(random, 22) +
    many(random, 46, 195, 22, (x, y) => circle(x, y, 4, '#33281f')),
];

export const pasta = (random: Random, palette: Palette, variant: number): Svg =>
  set(random, palette, (pastas[variant % pastas.length] ?? gnocchi)(random));

export function risotto(random: Random, palette: Palette, variant: number): Svg {
  const saffron = variant % 2 === 0;
  const colours = saffron ? ['#f6cf5a', '#eab93c'] : ['#f3e0b4', '#e4cb92'];
  return set(
    random,
    palette,
    shape(blob(random, 400, 400, 222, 0.04, 16), saffron ? '#dfa62c' : '#d8bd84'),
    many(random, 230, 208, 18, (x, y, angle, index) => oval(x, y, 17, 8, colours[index % 2] ?? '#f6cf5a', angle)),
    many(random, 5, 140, 100, (x, y) => shape(blob(random, x, y, 26, 0.16), saffron ? '#8c4a2c' : '#a9805a')),
    many(random, 12, 180, 50, (x, y, angle) => box(x, y, 44, 10, '#fff3d4', 4, angle)),
    sprig(404, 392, 130, -35),
  );
}

const cubes = (random: Random) => {
  const colours = ['#e88a35', '#7da043', '#f2e4c0', '#c8402b', '#f0c95b'];
  return many(random, 46, 200, 40, (x, y, angle, index) =>
    box(x, y, 34, 30, colours[index % colours.length] ?? '#e88a35', 8, angle),
  );
};
const beans = (random: Random) =>
  many(
    random,
    44,
    200,
    40,
    (x, y, angle, index) =>
      oval(x, y, 26, 16, index % 3 ? '#8c3f2b' : '#b06a45', angle) +
      faded(0.4, oval(x - 6, y - 5, 9, 4, '#ffffff', angle)),
  );
const swirl = (colour: string) =>
  line('M300 420C300 320 470 290 500 380C524 460 400 510 360 440C336 390 420 350 446 402', colour, 18);

const soups: readonly { base: string; top: (random: Random) => Svg }[] = [
  {
    base: '#d9552f',
    top: (random) =>
      swirl('#fdeedd') +
      leaf(430, 440, 88, -20) +
      leaf(368, 452, 70, 50) +
      many(random, 16, 190, 44, (x, y) => circle(x, y, 4, '#5a2a17')),
  },
  {
    base: '#d98b3c',
    top: (random) =>
      cubes(random) + shape(blob(random, 408, 392, 40, 0.2), '#6f9440') + leaf(400, 388, 70, 30, '#466f2b'),
  },
  {
    base: '#6d7b45',
    top: (random) => beans(random) + many(random, 13, 180, 70, (x, y, angle) => leaf(x, y, 80, angle, '#2f5a38')),
  },
  {
    base: '#9a4a2a',
    top: (random) => beans(random) + many(random, 11, 180, 70, (x, y, angle) => box(x, y, 40, 28, '#6e2f1c', 8, angle)),
  },
  {
    base: '#f0b23e',
    top: (random) =>
      many(random, 40, 200, 46, (x, y, angle) =>
        placed(x, y, angle, line('M-24 8Q0 -26 24 8', '#f9d273', 17), line('M-20 5Q0 -20 20 5', '#fbe2a0', 5)),
      ) + many(random, 30, 190, 30, (x, y) => fleck(random, x, y, 9, '#b9702d')),
  },
];

export function soup(random: Random, palette: Palette, variant: number): Svg {
  const { base, top } = soups[variant % soups.length] ?? { base: '#d9552f', top: cubes };
  return set(
    random,
    palette,
    circle(400, 404, 232, base),
    faded(0.25, line('M196 330A220 220 0 0 1 330 196', '#ffffff', 12)),
    top(random),
  );
}

const greens = ['#5f9440', '#7fb04f', '#4b7c3a', '#9cc25f'];
const redLeaves = ['#7a8f3f', '#8a3c55', '#5f9440', '#a3bf5c'];

function leaves(random: Random, colours: readonly string[]): Svg {
  return many(random, 46, 196, 42, (x, y, angle, index) =>
    placed(
      x,
      y,
      angle,
      shape(blob(random, 0, 0, 58, 0.2, 9), colours[index % colours.length] ?? '#5f9440'),
      faded(0.35, line('M-40 4Q0 -8 40 2', '#eaf3c4', 5)),
    ),
  );
}
const croutons = (random: Random) =>
  many(
    random,
    11,
    180,
    84,
    (x, y, angle) => box(x + 3, y + 5, 46, 42, '#a8672c', 9, angle) + box(x, y, 46, 42, '#e2ab5e', 9, angle),
  );

const salads: readonly ((random: Random) => Svg)[] = [
  (random) =>
    leaves(random, greens) +
    many(random, 9, 175, 88, (x, y, angle) => tomatoHalf(x, y, 36, angle)) +
    many(random, 8, 175, 90, (x, y) => cucumber(x, y, 38)) +
    many(random, 5, 170, 120, (x, y) => onionRing(x, y, 32)),
  (random) =>
    leaves(random, ['#8db75a', '#a9cb73', '#6f9d48', '#c3da90']) +
    croutons(random) +
    many(random, 24, 185, 46, (x, y, angle) => box(x, y, 52, 12, '#fff3d4', 5, angle)) +
    many(random, 9, 170, 80, (x, y, angle) => box(x, y, 46, 20, '#a8402f', 6, angle)),
  (random) =>
    leaves(random, redLeaves) +
    many(random, 5, 140, 120, (x, y, angle) => egg(x, y, 44, angle)) +
    many(random, 7, 180, 90, (x, y, angle) => tomatoHalf(x, y, 34, angle)) +
    many(random, 14, 180, 60, (x, y) => fleck(random, x, y, 17, '#eef0e6')),
  (random) =>
    leaves(random, greens) +
    many(random, 11, 180, 84, (x, y, angle) =>
      placed(
        x,
        y,
        angle,
        shape('M-44 0Q0 -42 44 0Q0 18 -44 0Z', '#c9402f'),
        shape('M-38 0Q0 -30 38 0Q0 14 -38 0Z', '#f9edd0'),
      ),
    ) +
    many(random, 13, 180, 60, (x, y) => fleck(random, x, y, 17, '#a9673a')),
  (random) =>
    leaves(random, ['#9cc25f', '#c3da90', '#e9efc4', '#7fb04f']) +
    many(random, 26, 185, 40, (x, y, angle) => placed(x, y, angle, line('M-26 4Q0 -18 26 4', '#e88a35', 9))) +
    many(random, 18, 185, 46, (x, y, angle) => placed(x, y, angle, line('M-24 4Q0 -14 24 4', '#8a4a78', 9))),
  (random) =>
    many(random, 10, 165, 96, (x, y, angle, index) =>
      index % 2
        ? shape(blob(random, x, y, 58, 0.06), '#fdf6e6') + faded(0.8, oval(x - 14, y - 16, 16, 8, '#ffffff', -30))
        : tomatoHalf(x, y, 56, angle),
    ) +
    many(random, 8, 170, 96, (x, y, angle) => leaf(x, y, 80, angle)) +
    many(random, 4, 150, 120, (x, y) => olive(x, y, 20)),
];

export const salad = (random: Random, palette: Palette, variant: number): Svg =>
  set(random, palette, (salads[variant % salads.length] ?? croutons)(random));
