import type { Random } from '../random';
import { fleck, leaf } from './garnish';
import { blob, box, circle, faded, line, oval, type Palette, placed, type Svg, shade, shadow, shape } from './shapes';
import { fromAbove, fromAside, plate, standing } from './tableware';

/** A plate seen from the side. */
const dish: Svg = [
  oval(400, 652, 292, 40, '#d9cbb5'),
  oval(400, 642, 292, 38, '#fffaf2'),
  oval(400, 640, 216, 24, '#efe4d2'),
].join('');

interface Cake {
  top: string;
  /** From the top down: how thick, and of what colour. */
  layers: readonly (readonly [height: number, colour: string])[];
  crown: (random: Random) => Svg;
}

/** On the slanting top of a slice: shares along it and across. */
const onTop = (random: Random, count: number, draw: (x: number, y: number) => Svg): Svg =>
  Array.from({ length: count }, () => {
    const along = random.between(0.18, 0.95);
    const across = random.between(-0.8, 0.8);
    return draw(212 + along * 340, 376 - along * 20 + across * along * 52);
  }).join('');

const berry = (x: number, y: number, r: number, colour = '#c92f45'): Svg =>
  circle(x, y, r, colour) + faded(0.55, oval(x - r * 0.3, y - r * 0.36, r * 0.28, r * 0.18, '#ffffff', -30));

const cakes: readonly Cake[] = [
  {
    top: '#5d3a24',
    layers: [
      [46, '#fbeed3'],
      [30, '#a9713f'],
      [46, '#fbeed3'],
      [30, '#a9713f'],
      [34, '#fbeed3'],
    ],
    crown: (random) => onTop(random, 90, (x, y) => circle(x, y, 3, random.chance(0.5) ? '#3f2516' : '#7d5233')),
  },
  {
    top: '#fbe9b4',
    layers: [
      [110, '#f5d36a'],
      [40, '#c98a45'],
    ],
    crown: () =>
      [0, 1, 2, 3, 4]
        .map(
          (index) =>
            shape(`M${300 + index * 52} ${372 - index * 3}q26 -74 52 0q-26 22 -52 0Z`, '#fffaf0') +
            faded(0.5, shape(`M${318 + index * 52} ${340 - index * 3}q8 -28 16 0Z`, '#c98a45')),
        )
        .join(''),
  },
  {
    top: '#f7e6bf',
    layers: [
      [150, '#fdf3d9'],
      [40, '#b9803f'],
    ],
    crown: (random) =>
      onTop(random, 1, () => '') +
      shape('M330 372Q420 330 540 352Q570 380 520 396Q440 410 380 396Q330 392 330 372Z', '#b9263d') +
      [390, 448, 500].map((x) => berry(x, 352, 27)).join(''),
  },
  {
    top: '#8a4d20',
    layers: [
      [86, '#c47f2f'],
      [44, '#d9a45e'],
    ],
    crown: (random) =>
      onTop(
        random,
        15,
        (x, y) =>
          oval(x, y + 3, 27, 14, '#5a2d12', -12) +
          oval(x, y, 26, 13, '#a3622c', -12) +
          faded(0.5, line(`M${x - 14} ${y + 2}L${x + 14} ${y - 4}`, '#5a2d12', 3)),
      ),
  },
  {
    top: '#4a2616',
    layers: [
      [118, '#5f3320'],
      [16, '#432113'],
    ],
    crown: (random) =>
      onTop(random, 11, (x, y) => fleck(random, x, y, 15, '#341a0f')) +
      onTop(random, 34, (x, y) => box(x, y, 6, 6, '#fff6e4', 1)),
  },
  {
    top: '#e9909b',
    layers: [
      [60, '#f2a9af'],
      [64, '#d9637a'],
      [40, '#d9a45e'],
    ],
    crown: (random) =>
      onTop(random, 22, (x, y) => shape(blob(random, x, y, 17, 0.2, 7), random.chance(0.5) ? '#d9637a' : '#f7c9cc')),
  },
];

/** A slice of cake, its point towards the left. */
export function cake(random: Random, palette: Palette, variant: number): Svg {
  const { top, layers, crown } = cakes[variant % cakes.length] ?? { top: '#5d3a24', layers: [], crown: () => '' };
  const high = layers.reduce((sum, [height]) => sum + height, 0);
  const drop = 632 - high - 402;
  let y = 0;
  const side = layers.map(([height, colour]) => {
    const from = y;
    y += height;
    return (
      shape(`M184 ${384 + from}L566 ${412 + from}V${412 + y}L184 ${384 + y}Z`, colour) +
      faded(0.22, shape(`M566 ${412 + from}L620 ${346 + from}V${346 + y}L566 ${412 + y}Z`, shade))
    );
  });
  const back = shape(`M566 412L620 346V${346 + high}L566 ${412 + high}Z`, layers[0]?.[1] ?? top);
  const rear = layers.length
    ? (() => {
        let from = 0;
        return layers
          .map(([height, colour]) => {
            const d = `M564 ${412 + from}L620 ${346 + from}V${346 + from + height}L564 ${412 + from + height}Z`;
            from += height;
            return shape(d, colour);
          })
          .join('');
      })()
    : back;
  return [
    fromAside(palette),
    standing(410, 676, 600),
    dish,
    faded(0.25, oval(400, 640, 216, 20, shade)),
    `<g transform="translate(0 ${drop})">`,
    rear,
    ...side,
    shape('M184 384L566 412L620 346Q400 318 184 384Z', top),
    crown(random),
    '</g>',
    leaf(620, 632, 60, -18),
    berry(208, 640, 21),
    berry(240, 650, 17, '#a8263a'),
  ].join('');
}

const flavours = [
  ['#f6e0b0', '#e58f9a', '#8a5a3a'],
  ['#b9d09a', '#fbf0d9', '#c9433f'],
  ['#6d4029', '#f6e0b0', '#e8a25a'],
] as const;

/** Scoops in a glass. */
export function iceCream(random: Random, palette: Palette, variant: number): Svg {
  const colours = flavours[variant % flavours.length] ?? flavours[0];
  const scoop = (x: number, y: number, colour: string) =>
    circle(x, y, 104, colour) +
    faded(
      0.14,
      shape(`M${x + 20} ${y - 102}A104 104 0 0 1 ${x + 20} ${y + 102}A140 140 0 0 0 ${x + 20} ${y - 102}Z`, shade),
    ) +
    faded(0.55, oval(x - 38, y - 46, 30, 16, '#ffffff', -35)) +
    Array.from({ length: 9 }, () =>
      fleck(random, x + random.int(-66, 66), y + random.int(-50, 60), 5, 'rgba(70,30,10,.28)'),
    ).join('');
  const [first, second, third] = colours;
  return [
    fromAside(palette),
    standing(400, 690, 330),
    placed(
      530,
      220,
      24,
      box(0, 0, 40, 240, '#d9a053', 8),
      faded(0.5, ...[-80, -40, 0, 40, 80].map((y) => line(`M-18 ${y}H18`, '#a8702f', 5))),
    ),
    scoop(318, 330, first),
    scoop(482, 330, second),
    scoop(400, 236, third),
    leaf(432, 142, 82, -34),
    berry(382, 146, 30),
    shape('M196 372H604C600 480 520 560 430 574V640H370V574C280 560 200 480 196 372Z', '#f2f6f4'),
    faded(0.4, shape('M214 388H586C574 476 500 540 400 546C300 540 226 476 214 388Z', second)),
    faded(0.75, line('M236 408C250 470 286 514 336 532', '#ffffff', 13)),
    shape('M360 630H440L500 676Q512 692 490 692H310Q288 692 300 676Z', '#f2f6f4'),
    faded(0.3, shape('M420 560H430V640L500 676Q512 692 490 692H440Z', shade)),
  ].join('');
}

/** A white cream turned out onto its plate, with sauce. */
export function pannaCotta(random: Random, palette: Palette, variant: number): Svg {
  const [sauce, light] = [
    ['#b9263d', '#e0586a'],
    ['#8a4a1c', '#c98138'],
    ['#e09a2b', '#f6c862'],
  ][variant % 3] ?? ['#b9263d', '#e0586a'];
  return [
    fromAbove(palette, random.int(-35, 35)),
    plate(palette),
    shape(blob(random, 404, 416, 196, 0.12, 13), sauce ?? ''),
    ...Array.from({ length: 7 }, () =>
      circle(
        400 + random.int(-210, 210),
        400 + random.int(150, 214) * (random.chance(0.5) ? 1 : -1),
        random.int(7, 15),
        sauce ?? '',
      ),
    ),
    shadow(circle(400, 396, 132, shade), 0.36, [12, 16]),
    circle(400, 396, 132, '#efe0c6'),
    circle(396, 388, 118, '#fff8ea'),
    faded(0.7, oval(352, 338, 42, 22, '#ffffff', -40)),
    shape(blob(random, 398, 392, 66, 0.2, 9), sauce ?? ''),
    faded(0.7, oval(378, 372, 24, 11, light ?? '', -30)),
    berry(372, 404, 27),
    berry(420, 386, 29, '#a8263a'),
    berry(404, 424, 24),
    leaf(440, 428, 74, 30),
    leaf(436, 350, 62, -50),
  ].join('');
}
