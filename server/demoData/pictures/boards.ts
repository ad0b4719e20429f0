import type { Random } from '../random';
import { fleck, leaf, olive, onionRing } from './garnish';
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
  shadow,
  shape,
  strewn,
} from './shapes';
import { dip, fromAbove, longBoard } from './tableware';

const set = (random: Random, palette: Palette, height: number, ...content: Svg[]): Svg =>
  [fromAbove(palette, random.int(-35, 35)), longBoard(height), ...content].join('');

const within = (
  random: Random,
  count: number,
  middle: Point,
  radius: number,
  apart: number,
  draw: (x: number, y: number, angle: number, index: number) => Svg,
): Svg => strewn(random, scattered(random, count, middle, radius, apart), draw);

const toast = 'M-78 96C-96 30 -92 -60 -66 -104C-30 -136 34 -136 68 -104C92 -60 96 30 78 96C40 116 -40 116 -78 96Z';

/** Slices of grilled bread, each with its topping. */
export function bruschetta(random: Random, palette: Palette, variant: number): Svg {
  const tops = [
    (): Svg =>
      within(random, 17, [0, -6], 76, 30, (x, y, angle, index) =>
        box(x, y, 36, 30, index % 4 ? '#cf3f28' : '#e8694a', 10, angle),
      ) + leaf(-6, -14, 76, random.int(-60, 60)),
    (): Svg =>
      shape(blob(random, 0, -6, 76, 0.1), '#fffaf0') +
      within(random, 7, [0, -6], 52, 34, (x, y, angle) =>
        placed(x, y, angle, line('M-22 6Q0 -16 22 4', '#f0905f', 15)),
      ) +
      within(random, 9, [0, -6], 66, 26, (x, y) => fleck(random, x, y, 6, '#5f8c3f')),
  ];
  const top = tops[variant % tops.length] ?? tops[0];
  return set(
    random,
    palette,
    420,
    ...[216, 400, 584].map((x, index) =>
      placed(
        x,
        400,
        (index - 1) * 7 + random.int(-4, 4),
        shadow(shape(toast, shade), 0.34, [8, 12]),
        shape(toast, '#9c5f28'),
        `<g transform="scale(.9 .92)">${shape(toast, '#e6b568')}</g>`,
        faded(0.5, ...[-50, 0, 50].map((y) => line(`M-62 ${y + 26}L62 ${y - 26}`, '#8a5222', 7))),
        top?.() ?? '',
      ),
    ),
  );
}

const cheeses = (random: Random): Svg =>
  [
    placed(
      226,
      330,
      -10,
      shadow(shape('M-90 60L80 76L60 -70Z', shade), 0.3, [6, 10]),
      shape('M-90 60L80 76L60 -70Z', '#e9b13c'),
      shape('M-72 50L66 62L50 -52Z', '#f7d069'),
      circle(14, 34, 12, '#dfa32f'),
      circle(40, -2, 9, '#dfa32f'),
      circle(-24, 42, 7, '#dfa32f'),
    ),
    placed(
      460,
      322,
      6,
      shadow(circle(0, 0, 78, shade), 0.3, [6, 10]),
      circle(0, 0, 78, '#efe3cb'),
      circle(0, 0, 66, '#fff9ea'),
      shape('M0 0L78 -12A78 78 0 0 1 60 50Z', '#f6e2b0'),
    ),
    placed(
      590,
      470,
      20,
      shadow(box(0, 0, 130, 96, shade, 10), 0.3, [6, 10]),
      box(0, 0, 130, 96, '#f3ead2', 10),
      within(random, 10, [0, 0], 46, 20, (x, y) => fleck(random, x, y, 7, '#6f8f99')),
    ),
    within(
      random,
      12,
      [384, 486],
      58,
      32,
      (x, y) =>
        circle(x + 2, y + 4, 21, '#3f2140') +
        circle(x, y, 20, '#74406a') +
        faded(0.5, circle(x - 6, y - 7, 5, '#ffffff')),
    ),
    dip(216, 484, 46, '#c98a2b'),
  ].join('');

const cured = (random: Random): Svg =>
  [
    within(random, 9, [250, 350], 106, 62, (x, y, angle) =>
      placed(
        x,
        y,
        angle,
        faded(0.25, shape(blob(random, 5, 8, 58, 0.16), shade)),
        shape(blob(random, 0, 0, 58, 0.16), '#f3d3c6'),
        shape(blob(random, 0, 0, 48, 0.16), '#c75f55'),
        line('M-28 8Q0 -20 30 4', '#eab1a4', 7),
      ),
    ),
    within(
      random,
      10,
      [540, 340],
      96,
      58,
      (x, y, angle) =>
        circle(x + 4, y + 7, 45, '#6e2418') +
        circle(x, y, 44, '#a83b2e') +
        placed(x, y, angle, ...scattered(random, 9, [0, 0], 34, 14).map(([a, b]) => circle(a, b, 4.5, '#efc0ae'))),
    ),
    within(random, 8, [420, 510], 56, 36, (x, y, _angle, index) => olive(x, y, 20, index % 2 ? '#6d7b3a' : '#3c3440')),
    dip(250, 516, 44, '#c98a2b'),
    within(
      random,
      5,
      [570, 510],
      56,
      44,
      (x, y, angle) => oval(x + 2, y + 4, 36, 15, '#3f5a2a', angle) + oval(x, y, 35, 14, '#7d9a45', angle),
    ),
  ].join('');

const sliced = (random: Random): Svg =>
  [
    ...[0, 1, 2, 3, 4].map((index) =>
      placed(
        196 + index * 42,
        356,
        10,
        faded(0.3, oval(10, 9, 42, 96, shade)),
        oval(0, 0, 42, 96, '#33190f'),
        oval(-4, 0, 36, 88, '#93503a'),
        oval(-5, 2, 22, 66, '#b06a4b'),
      ),
    ),
    ...[0, 1].map(
      (index) =>
        faded(0.3, line(`M452 ${330 + index * 66}Q540 ${286 + index * 66} 640 ${330 + index * 66}`, shade, 48)) +
        line(`M446 ${322 + index * 66}Q534 ${278 + index * 66} 634 ${322 + index * 66}`, '#93381f', 46) +
        faded(0.45, line(`M462 ${304 + index * 66}Q534 ${272 + index * 66} 610 ${304 + index * 66}`, '#eb9a75', 7)),
    ),
    placed(
      560,
      500,
      -6,
      faded(0.3, box(6, 10, 130, 110, shade, 14)),
      box(0, 0, 130, 110, '#c98a2b', 14),
      box(-2, -5, 116, 92, '#f0c55c', 12),
    ),
    dip(400, 506, 52, '#7a2a18'),
    within(random, 6, [250, 518], 54, 40, (x, y) => circle(x, y, 25, '#6d8a3a') + circle(x, y, 18, '#a9c06a')),
    onionRing(320, 500, 26),
  ].join('');

const boards = [cured, cheeses, sliced];

/** Something for several: cured meat, cheese, or what comes from the pit. */
export const board = (random: Random, palette: Palette, variant: number): Svg =>
  set(random, palette, 440, (boards[variant % boards.length] ?? cured)(random));

/** A rack of ribs, glazed, with its bones to one side. */
export function ribs(random: Random, palette: Palette, variant: number): Svg {
  const [dark, glaze, shine] = variant % 2 ? ['#4a1d12', '#7b3219', '#c96f3e'] : ['#6a2412', '#a3401d', '#e8935a'];
  const count = variant % 3 === 2 ? 4 : 8;
  const step = 480 / count;
  const bones = Array.from({ length: count }, (_, index) => {
    const x = 160 + step * (index + 0.5);
    const y = 392 - Math.sin(((index + 0.5) / count) * Math.PI) * 22;
    const width = step * 0.96;
    return placed(
      x,
      y,
      (index - (count - 1) / 2) * 1.6,
      box(0, 118, step * 0.34, 60, '#f0e3cc', step * 0.16),
      box(0, 0, width + 8, 220, dark ?? '', 26),
      box(-2, -4, width * 0.8, 196, glaze ?? '', 22),
      faded(0.6, box(-width * 0.2, -30, width * 0.13, 110, shine ?? '', 6)),
      within(random, 7, [0, 0], 70, 22, (a, b) => fleck(random, a * 0.4, b, 4, '#2a1008')),
    );
  });
  return set(
    random,
    palette,
    430,
    shadow(box(400, 400, 480, 230, shade, 40), 0.36, [10, 16]),
    ...bones,
    dip(596, 566, 50, '#7a2a18'),
    leaf(180, 556, 70, -24),
    leaf(232, 566, 60, 14),
  );
}
