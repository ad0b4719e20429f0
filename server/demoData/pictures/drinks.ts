import type { Random } from '../random';
import { leaf, lemon } from './garnish';
import { blob, box, circle, faded, line, oval, type Palette, placed, type Svg, shade, shadow, shape } from './shapes';
import { fromAbove, fromAside, plate, standing } from './tableware';

/** A cup on its saucer, from above: short and strong, with frothed milk, or cold with ice. */
export function coffee(random: Random, palette: Palette, variant: number): Svg {
  const r = variant % 2 ? 178 : 134;
  const art =
    variant % 2
      ? [
          circle(400, 396, r * 0.84, '#b9773f'),
          shape(
            'M400 500C310 440 296 380 336 344C366 322 392 340 400 366C408 340 434 322 464 344C504 380 490 440 400 500Z',
            '#fbeed6',
          ),
          shape(
            'M400 456C350 420 340 390 362 370C380 358 396 370 400 388C404 370 420 358 438 370C460 390 450 420 400 456Z',
            '#d9a56b',
          ),
          shape(
            'M400 430C378 414 374 400 384 390C392 386 398 390 400 398C402 390 408 386 416 390C426 400 422 414 400 430Z',
            '#fbeed6',
          ),
        ]
      : [
          circle(400, 396, r * 0.82, '#7a4423'),
          circle(398, 393, r * 0.7, '#a3652f'),
          shape(blob(random, 400, 396, r * 0.5, 0.16), '#c08646'),
          faded(0.5, oval(370, 360, 26, 12, '#f3cf96', -30)),
        ];
  return [
    fromAbove(palette, random.int(-35, 35)),
    plate({ ...palette, plate: '#fffaf2', well: '#eadfcd' }, 292),
    placed(
      400,
      400,
      32,
      shadow(box(r + 44, 0, 110, 48, shade, 24), 0.26, [6, 10]),
      box(r + 40, 0, 112, 46, '#fffaf2', 23),
      box(r + 36, 0, 62, 18, '#eadfcd', 9),
    ),
    shadow(circle(400, 396, r, shade), 0.34, [12, 16]),
    circle(400, 396, r, '#fffaf2'),
    circle(400, 396, r * 0.9, '#d9c9b0'),
    ...art,
    placed(
      230,
      560,
      -38,
      faded(0.25, box(6, 8, 190, 20, shade, 10)),
      box(0, 0, 190, 14, '#c9ccc8', 7),
      oval(-106, 0, 36, 22, '#d9dcd8'),
      faded(0.6, oval(-110, -5, 20, 8, '#ffffff')),
    ),
    box(590, 540, 84, 40, '#b9773f', 12, -28),
    box(587, 536, 76, 30, '#e0aa66', 10, -28),
  ].join('');
}

const wines = [
  { wine: '#8a1f37', light: '#b23a52', bottle: '#2f4034', label: '#f4e6cc' },
  { wine: '#efd27a', light: '#f8e8ae', bottle: '#7d8f4a', label: '#fff8e6' },
  { wine: '#a3243a', light: '#cf5566', bottle: '#3d2a2a', label: '#e2b55c' },
  { wine: '#f3c9a0', light: '#fae2c6', bottle: '#d9e0c8', label: '#c4412a' },
] as const;

/** A bottle and a glass of it. */
export function wine(random: Random, palette: Palette, variant: number): Svg {
  const { wine: colour, light, bottle, label } = wines[variant % wines.length] ?? wines[0];
  return [
    fromAside(palette),
    standing(290, 694, 210),
    standing(520, 694, 220),
    shape(
      'M256 110H324V260C324 300 384 320 384 392V668Q384 694 358 694H222Q196 694 196 668V392C196 320 256 300 256 260Z',
      bottle,
    ),
    box(290, 150, 84, 96, variant % 2 ? '#d9b44a' : '#8a2b2b', 8),
    box(290, 196, 92, 16, variant % 2 ? '#c49c33' : '#6f2020', 6),
    faded(0.3, shape('M216 400C216 340 268 326 270 270V120H282V280C282 340 236 350 236 410V670H216Z', '#ffffff')),
    box(290, 530, 188, 180, label, 4),
    faded(
      0.75,
      line('M236 486H344', '#7a4a2c', 6),
      line('M254 580H326', '#7a4a2c', 4),
      line('M264 598H316', '#7a4a2c', 4),
    ),
    circle(290, 534, 24, colour),
    leaf(296, 532, 30, random.int(-50, 50), light),
    faded(
      0.5,
      shape(
        'M412 330C412 300 420 270 426 262H614C620 270 628 300 628 330C628 420 590 474 536 484V650H504V484C450 474 412 420 412 330Z',
        '#ffffff',
      ),
    ),
    shape('M420 362C430 350 610 350 620 362C614 428 574 468 520 470C466 468 426 428 420 362Z', colour),
    oval(520, 360, 100, 16, light),
    faded(0.75, line('M436 300C430 350 440 400 466 432', '#ffffff', 11)),
    faded(0.8, box(520, 570, 16, 176, '#ffffff', 6)),
    faded(0.85, oval(520, 676, 92, 18, '#ffffff')),
    faded(0.3, oval(520, 680, 70, 10, shade)),
  ].join('');
}

const sodas = [
  { drink: '#f6dc74', light: '#fbeca8', slice: ['#efbd2e', '#f9dc6b'], straw: '#c4412a' },
  { drink: '#5a2a18', light: '#8a4a2c', slice: ['#efbd2e', '#f9dc6b'], straw: '#c4412a' },
  { drink: '#e8692f', light: '#f5955c', slice: ['#e07a1f', '#f3a64a'], straw: '#3f6f70' },
  { drink: '#c98138', light: '#e3aa62', slice: ['#efbd2e', '#f9dc6b'], straw: '#3f6f70' },
  { drink: '#cfe4e4', light: '#e6f2f1', slice: ['#7da043', '#cfe08a'], straw: '#5d7f86' },
  { drink: '#ee8a93', light: '#f7b4b8', slice: ['#efbd2e', '#f9dc6b'], straw: '#fff6e4' },
  { drink: '#c9303a', light: '#e3646a', slice: ['#e07a1f', '#f3a64a'], straw: '#fff6e4' },
] as const;

/** A tall glass with ice, a straw and a slice of fruit. */
export function softDrink(random: Random, palette: Palette, variant: number): Svg {
  const { drink, light, slice, straw } = sodas[variant % sodas.length] ?? sodas[0];
  const ice = [
    [340, 356, 12],
    [446, 372, -18],
    [392, 440, 30],
    [472, 466, 8],
    [334, 486, -14],
  ] as const;
  return [
    fromAside(palette),
    standing(400, 692, 320),
    placed(470, 250, 16, box(0, 0, 26, 330, straw, 6), faded(0.4, box(-6, 0, 7, 330, '#ffffff', 4))),
    lemon(548, 262, 82, ...slice),
    faded(0.5, shape('M252 210H548L520 672Q518 694 496 694H304Q282 694 280 672Z', '#ffffff')),
    shape('M262 300H538L514 664Q512 682 494 682H306Q288 682 286 664Z', drink),
    oval(400, 300, 138, 18, light),
    ...ice.map(([x, y, turn]) =>
      faded(
        0.62,
        box(x, y, 84, 80, light, 16, turn + random.int(-8, 8)),
        box(x - 14, y - 20, 34, 14, '#ffffff', 7, turn),
      ),
    ),
    ...Array.from({ length: 15 }, () =>
      faded(0.5, circle(random.int(310, 490), random.int(540, 664), random.int(4, 9), light)),
    ),
    faded(0.75, line('M284 240L304 640', '#ffffff', 12)),
    faded(0.12, shape('M490 300H538L514 664Q512 682 494 682H450Z', shade)),
    variant % 3 === 0 ? leaf(330, 268, 92, -40) + leaf(372, 250, 72, -90) : '',
  ].join('');
}

const beers = [
  ['#e9a62f', '#f6c95e'],
  ['#c4702a', '#e09a4c'],
  ['#3a2016', '#5f3826'],
  ['#c98138', '#e8b061'],
] as const;

/** A glass of beer with its head; the last of them is bourbon on one large piece of ice. */
export function beer(random: Random, palette: Palette, variant: number): Svg {
  const [colour, light] = beers[variant % beers.length] ?? beers[0];
  if (variant % beers.length === 3) return tumbler(palette, colour, light);
  const foam = [250, 300, 356, 412, 468, 520, 552];
  return [
    fromAside(palette),
    standing(400, 692, 350),
    `<path d="M548 330H610Q650 330 650 380V520Q650 570 604 574H540" fill="none" stroke="#f2f6f4" stroke-width="34"/>`,
    shape('M236 240H564V660Q564 694 530 694H270Q236 694 236 660Z', '#f2f6f4'),
    shape('M254 250H546V652Q546 676 522 676H278Q254 676 254 652Z', colour),
    ...[312, 400, 488].map((x) => faded(0.5, box(x, 480, 44, 330, light, 22))),
    ...Array.from({ length: 16 }, () =>
      faded(0.7, circle(random.int(270, 530), random.int(360, 660), random.int(3, 7), '#fff6dc')),
    ),
    ...foam.map((x, index) => circle(x, 240 + (index % 2) * 12, 52, '#f3e3c2')),
    ...foam.map((x, index) => circle(x - 4, 228 + (index % 2) * 14, 47, '#fffaf0')),
    shape(
      'M226 240H574V282Q560 306 540 288Q500 320 470 286Q430 316 400 288Q360 322 330 288Q300 336 270 292Q236 306 226 270Z',
      '#fffaf0',
    ),
    faded(0.6, line('M258 330V600', '#ffffff', 12)),
  ].join('');
}

const tumbler = (palette: Palette, colour: string, light: string): Svg =>
  [
    fromAside(palette),
    standing(400, 692, 400),
    faded(0.55, shape('M228 310H572L550 668Q548 694 522 694H278Q252 694 250 668Z', '#ffffff')),
    shape('M242 440H558L544 644Q542 662 524 662H276Q258 662 256 644Z', colour),
    oval(400, 440, 158, 22, light),
    faded(0.75, box(410, 470, 170, 160, light, 22, -9), box(382, 420, 76, 22, '#ffffff', 11, -9)),
    placed(
      520,
      318,
      -28,
      line('M-70 0Q-30 -50 10 -6T90 -10', '#e07a1f', 24),
      faded(0.6, line('M-70 -6Q-30 -54 10 -12T88 -16', '#f6b25c', 8)),
    ),
    circle(300, 300, 34, '#8a1f2f'),
    faded(0.6, oval(288, 288, 9, 6, '#ffffff', -30)),
    line('M300 266Q320 230 350 224', '#5f8c3f', 6),
    faded(0.75, line('M262 350L280 620', '#ffffff', 13)),
  ].join('');
