import type { Random } from '../random';
import { fleck } from './garnish';
import { box, circle, faded, line, oval, type Palette, placed, type Svg, shade, shape } from './shapes';
import { fromAside, standing } from './tableware';

interface Layer {
  height: number;
  draw: (y: number, random: Random) => Svg;
}

/** The edge of something that hangs over: a wavy band from one side to the other. */
const wave = (y: number, half: number, deep: number, colour: string, waves = 7): Svg => {
  const step = (half * 2) / waves;
  const bends = Array.from({ length: waves }, (_, index) => `q${step / 2} ${index % 2 ? deep * 0.4 : deep} ${step} 0`);
  return shape(
    `M${400 - half} ${y}${bends.join('')}Q${400 + half + 16} ${y - 26} ${400 + half - 14} ${y - 28}H${400 - half + 14}Q${400 - half - 16} ${y - 26} ${400 - half} ${y}Z`,
    colour,
  );
};

const patty = (colour = '#5f2f1b', light = '#7d4429'): Layer => ({
  height: 62,
  draw: (y, random) =>
    box(400, y - 31, 452, 66, colour, 30) +
    box(400, y - 40, 420, 26, light, 13) +
    Array.from({ length: 22 }, () => fleck(random, random.int(196, 604), y - random.int(10, 50), 6, colour)).join(''),
});
const cheese = (colour = '#f4b52f'): Layer => ({
  height: 16,
  draw: (y) =>
    shape(
      `M172 ${y - 20}H628L612 ${y + 2}L560 ${y + 6}L512 ${y + 48}L450 ${y + 6}H330L282 ${y + 36}L238 ${y + 4}L184 ${y}Z`,
      colour,
    ) + faded(0.4, line(`M190 ${y - 12}H606`, '#fff3c4', 5)),
});
const lettuce = (colour = '#7fb04f'): Layer => ({
  height: 26,
  draw: (y) => wave(y - 2, 236, 34, colour) + faded(0.5, wave(y - 12, 228, 22, '#a9cb73')),
});
const tomato: Layer = {
  height: 32,
  draw: (y) =>
    [292, 508].map((x) => box(x, y - 16, 208, 34, '#b92f1e', 16) + box(x, y - 19, 184, 16, '#e25a3c', 8)).join(''),
};
const pickles: Layer = {
  height: 22,
  draw: (y) =>
    [260, 370, 480, 566]
      .map((x) => box(x, y - 11, 96, 22, '#6d8a3a', 11) + box(x, y - 13, 80, 9, '#a9c06a', 5))
      .join(''),
};
const bacon: Layer = {
  height: 26,
  draw: (y) =>
    ['#8f2e20', '#e9a58f', '#a8402f']
      .map((colour, index) => line(`M178 ${y - 22 + index * 9}q38 -22 74 0t74 0t74 0t74 0t74 0t74 0`, colour, 11))
      .join(''),
};
const shreds = (colours: readonly string[], height = 64): Layer => ({
  height,
  draw: (y, random) =>
    box(400, y - height / 2, 440, height + 8, colours[0] ?? '', 26) +
    Array.from({ length: 74 }, (_, index) =>
      placed(
        random.int(190, 610),
        y - random.int(4, height - 2),
        random.int(-35, 35),
        line('M-26 4Q0 -12 26 4', colours[index % colours.length] ?? '', 10),
      ),
    ).join(''),
});
const slaw = shreds(['#d5dfa8', '#eef0cf', '#b9cc7d', '#e88a35', '#9a5a84'], 44);
const pulled = shreds(['#7d3d22', '#a85f38', '#c98354', '#8a4527']);
const sauce: Layer = { height: 12, draw: (y) => wave(y - 2, 214, 26, '#7a2a18', 9) };

const bun =
  (y: number): Layer['draw'] =>
  () =>
    shape(`M178 ${y}H622V${y + 34}Q622 ${y + 74} 582 ${y + 74}H218Q178 ${y + 74} 178 ${y + 34}Z`, '#c98138') +
    faded(0.6, box(400, y + 15, 444, 26, '#e8b066', 8));

const dome = (y: number, random: Random): Svg =>
  shape(
    `M172 ${y}C164 ${y - 116} 268 ${y - 188} 400 ${y - 188}C532 ${y - 188} 636 ${y - 116} 628 ${y}Q626 ${y + 10} 612 ${y + 10}H188Q174 ${y + 10} 172 ${y}Z`,
    '#c98138',
  ) +
  shape(
    `M190 ${y - 12}C188 ${y - 112} 282 ${y - 174} 396 ${y - 176}C500 ${y - 176} 590 ${y - 122} 600 ${y - 22}C520 ${y - 2} 280 ${y} 190 ${y - 12}Z`,
    '#e0a050',
  ) +
  faded(
    0.55,
    shape(
      `M236 ${y - 78}C256 ${y - 128} 300 ${y - 154} 350 ${y - 160}C320 ${y - 132} 280 ${y - 110} 236 ${y - 78}Z`,
      '#f7d69b',
    ),
  ) +
  Array.from({ length: 16 }, (_, index) =>
    oval(
      256 + (index % 8) * 41 + random.int(-9, 9),
      y - 112 - Math.sin(((index % 8) / 7) * Math.PI) * 34 + (index > 7 ? 44 : 0) + random.int(-6, 6),
      10,
      6,
      '#fdeecb',
      random.int(-40, 40),
    ),
  ).join('');

/** Builds from the table upwards; what hangs down is drawn last. */
function stack(random: Random, palette: Palette, layers: readonly Layer[]): Svg {
  const high = layers.reduce((sum, { height }) => sum + height, 0);
  const bottom = 584;
  let y = bottom;
  const drawn = layers.map((layer) => {
    const at = y;
    y -= layer.height;
    return layer.draw(at, random);
  });
  return [
    fromAside(palette),
    standing(400, 690, 620),
    box(400, 676, 600, 34, '#9c6a39', 16),
    box(400, 667, 600, 18, '#c08a52', 9),
    bun(bottom)(0, random),
    ...drawn,
    faded(0.16, box(400, bottom - high + 4, 430, 12, shade, 6)),
    dome(bottom - high, random),
  ].join('');
}

const burgers: readonly (readonly Layer[])[] = [
  [lettuce(), patty(), cheese(), tomato, pickles],
  [patty(), cheese('#ee9f2c'), bacon, lettuce()],
  [patty(), cheese(), patty(), cheese(), pickles],
  [lettuce('#6f9d48'), patty('#a8703f', '#c28c56'), tomato, lettuce('#a9cb73')],
  [pickles, patty(), cheese(), shreds(['#d09a45', '#ecc476', '#b87c2f'], 46)],
];

const sandwiches: readonly (readonly Layer[])[] = [
  [pulled, sauce, slaw],
  [shreds(['#6a3320', '#93503a', '#7d4029', '#b06a4b'], 74), pickles],
  [lettuce(), patty('#c07f2f', '#e3a749'), cheese('#fbf0d2'), pickles],
  [tomato, bacon, lettuce(), patty('#e6c9a0', '#f4e0c0')],
];

export const burger = (random: Random, palette: Palette, variant: number): Svg =>
  stack(random, palette, burgers[variant % burgers.length] ?? []);
export const sandwich = (random: Random, palette: Palette, variant: number): Svg =>
  stack(random, palette, sandwiches[variant % sandwiches.length] ?? []);

/** Fries in their paper. */
export function fries(random: Random, palette: Palette, variant: number): Svg {
  const paper = ['#c4412a', '#fff6e4', '#3f6f70'][variant % 3] ?? '#c4412a';
  const stripe = ['#fff0d6', '#c4412a', '#f2dcae'][variant % 3] ?? '#fff0d6';
  const sticks = Array.from({ length: 30 }, (_, index) => {
    const back = index < 16;
    const x = back ? 236 + index * 22 : 250 + (index - 16) * 22.5;
    const tall = random.int(back ? 190 : 120, back ? 290 : 210);
    const tilt = (x - 400) / 16 + random.int(-6, 6);
    const colour = back ? '#d99a2f' : '#f0bb4a';
    return placed(
      x,
      420,
      tilt,
      box(0, -tall / 2 + 40, 34, tall + 80, colour, 6),
      faded(0.6, box(-9, -tall / 2 + 40, 9, tall + 70, back ? '#ecb650' : '#f9d67e', 4)),
    );
  });
  const front = 'M206 388Q400 470 594 388L548 676Q546 690 532 690H268Q254 690 252 676Z';
  return [
    fromAside(palette),
    standing(400, 690, 470),
    shape('M206 388Q400 330 594 388L560 560H240Z', '#e8d3ae'),
    ...sticks,
    `<clipPath id="paper"><path d="${front}"/></clipPath>`,
    shape(front, paper),
    `<g clip-path="url(#paper)">${[250, 325, 400, 475, 550].map((x) => line(`M${x} 380L${400 + (x - 400) * 0.72} 700`, stripe, 17)).join('')}${faded(0.14, shape('M480 380H620V700H440Z', shade))}</g>`,
    variant % 3 === 1 ? faded(0.9, circle(400, 560, 58, '#c4412a'), circle(400, 560, 46, '#fff6e4')) : '',
  ].join('');
}
