import type { Random } from '../random';
import { fleck, leaf, lemon } from './garnish';
import { blob, box, circle, faded, line, oval, type Palette, placed, type Svg, shade, shape } from './shapes';
import { around, dip, served } from './tableware';

const golden = (random: Random, count: number, r: number): Svg =>
  around(random, count, [380, 390], 150, r * 1.7, (x, y) =>
    [
      faded(0.3, circle(x + 6, y + 10, r, shade)),
      circle(x, y, r, '#b26d25'),
      circle(x - 3, y - 4, r * 0.88, '#d9953d'),
      around(random, 10, [x, y], r * 0.75, r * 0.3, (a, b) => circle(a, b, 4, '#f0c06b')),
      faded(0.5, oval(x - r * 0.3, y - r * 0.4, r * 0.3, r * 0.14, '#fff0c4', -30)),
    ].join(''),
  );

const rings = (random: Random): Svg =>
  around(
    random,
    13,
    [380, 390],
    160,
    72,
    (x, y) =>
      `<circle cx="${x.toFixed(1)}" cy="${(y + 7).toFixed(1)}" r="40" fill="none" stroke="${shade}" stroke-opacity=".3" stroke-width="24"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="40" fill="none" stroke="#c17f2f" stroke-width="24"/><circle cx="${x.toFixed(1)}" cy="${(y - 2).toFixed(1)}" r="40" fill="none" stroke="#e8b35a" stroke-width="14"/>`,
  );

const wings = (random: Random): Svg =>
  around(random, 9, [385, 390], 150, 100, (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      faded(0.3, shape('M-60 20C-70 -30 -10 -50 20 -20L70 0Q90 20 66 30L10 40C-20 60 -50 50 -60 20Z', shade)),
      shape('M-64 10C-74 -40 -14 -60 16 -30L66 -10Q86 10 62 20L6 30C-24 50 -54 40 -64 10Z', '#93401b'),
      shape('M-54 6C-60 -30 -14 -46 10 -22L56 -4Q66 8 54 10L2 20C-22 36 -46 28 -54 6Z', '#c66425'),
      faded(0.6, oval(-22, -14, 20, 8, '#f5b36d', -20)),
    ),
  );

const bitesOf: readonly ((random: Random) => Svg)[] = [
  (random) => golden(random, 6, 62) + dip(530, 540, 62, '#c4412a') + leaf(300, 560, 80, -10),
  (random) => rings(random) + dip(530, 548, 58, '#fbf0d2') + lemon(290, 560, 46),
  (random) =>
    wings(random) +
    dip(536, 548, 60, '#fbf4e2') +
    around(random, 4, [290, 566], 40, 30, (x, y, angle) =>
      placed(x, y, angle, box(0, 0, 100, 22, '#a9c873', 10), faded(0.5, line('M-40 0H40', '#dbeab5', 4))),
    ),
  (random) => golden(random, 13, 40) + dip(530, 540, 60, '#f4ead2'),
];

export const bites = (random: Random, palette: Palette, variant: number): Svg =>
  served(random, palette, (bitesOf[variant % bitesOf.length] ?? rings)(random));

const cobs = (random: Random): Svg =>
  [0, 1, 2]
    .map((at) =>
      placed(
        390 + at * 8,
        304 + at * 98,
        -12,
        faded(0.3, box(8, 14, 350, 76, shade, 38)),
        box(0, 0, 350, 76, '#d99a22', 38),
        ...Array.from({ length: 57 }, (_, index) =>
          oval(
            -152 + (index % 19) * 17,
            -23 + Math.floor(index / 19) * 23,
            8.5,
            11,
            random.chance(0.16) ? '#7d4a1d' : random.chance(0.5) ? '#f7cf52' : '#f2bf3a',
          ),
        ),
        around(random, 14, [0, 0], 130, 24, (x, y) => fleck(random, x, y * 0.2, 6, '#fffaf0')),
        around(random, 9, [0, 0], 130, 30, (x, y) => fleck(random, x, y * 0.2, 5, '#4f8a3c')),
      ),
    )
    .join('') + lemon(560, 548, 44, '#7da043', '#cfe08a');

const gratin = (random: Random): Svg =>
  shape(blob(random, 400, 400, 205, 0.03, 14), '#c4412a') +
  around(
    random,
    11,
    [400, 400],
    160,
    84,
    (x, y, angle) =>
      oval(x + 3, y + 6, 66, 44, '#3d2740', angle) +
      oval(x, y, 64, 42, '#6d4560', angle) +
      oval(x, y, 52, 32, '#dcc39a', angle),
  ) +
  around(random, 8, [400, 400], 150, 96, (x, y) => shape(blob(random, x, y, 38, 0.2), '#fbe6b4')) +
  leaf(392, 392, 96, -30) +
  leaf(444, 420, 80, 40);

const stewed = (random: Random): Svg =>
  around(random, 40, [400, 400], 170, 44, (x, y, angle, index) =>
    placed(
      x,
      y,
      angle,
      shape(blob(random, 0, 0, 56, 0.24, 9), ['#2f5a38', '#3f7045', '#24492d', '#52854f'][index % 4] ?? '#2f5a38'),
      faded(0.35, line('M-36 4Q0 -8 36 2', '#cfe0b4', 5)),
    ),
  ) + around(random, 9, [400, 400], 150, 70, (x, y, angle) => box(x, y, 40, 20, '#b5603f', 6, angle));

const caps = (random: Random): Svg =>
  around(random, 15, [400, 400], 178, 84, (x, y, angle) =>
    leaf(x, y, 120, angle, random.chance(0.5) ? '#5f9440' : '#3f7045'),
  ) +
  around(random, 8, [400, 400], 140, 104, (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      faded(0.3, circle(6, 9, 60, shade)),
      circle(0, 0, 60, '#7a5234'),
      circle(-3, -4, 52, '#a8784f'),
      faded(0.45, oval(-18, -22, 22, 11, '#f0d3ab', -35)),
      ...[-16, 0, 16].map((at) => faded(0.5, line(`M${at - 14} 34L${at + 14} -30`, '#5a3a22', 6))),
    ),
  ) +
  around(random, 14, [400, 400], 170, 50, (x, y) => circle(x, y, 7, '#f2bf3a'));

const garden: readonly ((random: Random) => Svg)[] = [cobs, gratin, stewed, caps];

export const vegetables = (random: Random, palette: Palette, variant: number): Svg =>
  served(random, palette, (garden[variant % garden.length] ?? caps)(random));
