import type { Random } from '../random';
import { fleck, leaf, lemon, olive, sprig, tomatoHalf } from './garnish';
import { blob, box, circle, faded, line, oval, type Palette, placed, type Svg, shade, shadow, shape } from './shapes';
import { around, dip, served } from './tableware';

/** Slices of a roast that lean on one another. */
function slices(crust: string, meat: string, heart: string): Svg {
  return Array.from({ length: 7 }, (_, index) => {
    const x = 246 + index * 48;
    const y = 408 - Math.sin((index / 6) * Math.PI) * 26;
    return placed(
      x,
      y,
      14,
      faded(0.3, oval(12, 10, 50, 106, shade)),
      oval(0, 0, 50, 106, crust),
      oval(-5, 0, 43, 96, meat),
      oval(-6, 2, 30, 74, heart),
      faded(0.35, line('M-22 -52Q-30 -10 -22 40', '#ffffff', 5)),
    );
  }).join('');
}

const potatoes = (random: Random): Svg =>
  around(
    random,
    5,
    [420, 556],
    74,
    50,
    (x, y, angle) =>
      oval(x + 3, y + 5, 35, 26, '#a8742f', angle) +
      oval(x, y, 34, 25, '#eabf63', angle) +
      faded(0.5, oval(x - 8, y - 8, 12, 6, '#fff3cc', angle)),
  );

const chop = (random: Random): Svg =>
  [
    shadow(
      shape('M220 420C210 300 340 250 450 280C560 310 570 440 480 500C380 560 230 530 220 420Z', shade),
      0.3,
      [8, 12],
    ),
    box(560, 292, 170, 40, '#efe2cb', 20, -38),
    circle(622, 230, 25, '#efe2cb'),
    circle(640, 256, 22, '#efe2cb'),
    shape('M220 420C210 300 340 250 450 280C560 310 570 440 480 500C380 560 230 530 220 420Z', '#7a3d22'),
    shape('M240 416C234 316 344 272 446 300C536 326 544 430 468 480C380 528 248 510 240 416Z', '#a8592f'),
    faded(
      0.5,
      ...[0, 1, 2, 3].map((at) =>
        line(`M${270 + at * 58} ${470 - at * 4}L${330 + at * 58} ${312 + at * 4}`, '#5a2813', 13),
      ),
    ),
    ...[-20, 30].map((turn) => leaf(380 + turn, 404, 84, turn * 2, '#7d9467')),
    potatoes(random),
  ].join('');

const breaded = (random: Random): Svg => {
  const outline = blob(random, 380, 390, 178, 0.12, 12);
  return [
    shadow(shape(outline, shade), 0.3, [8, 12]),
    shape(outline, '#c07f2f'),
    shape(blob(random, 376, 384, 162, 0.1, 12), '#e3a749'),
    around(random, 70, [376, 384], 140, 18, (x, y) =>
      fleck(random, x, y, 6, random.chance(0.5) ? '#f4cf80' : '#c9893a'),
    ),
    lemon(500, 500, 58),
    around(random, 8, [270, 530], 66, 38, (x, y, angle) => leaf(x, y, 66, angle, '#5f8c3f')),
  ].join('');
};

const sausages = (): Svg =>
  [0, 1, 2]
    .map((at) => {
      const y = 316 + at * 84;
      const d = `M262 ${y + 20}Q400 ${y - 46} 540 ${y + 20}`;
      return (
        faded(0.3, line(`M270 ${y + 32}Q408 ${y - 34} 548 ${y + 32}`, shade, 62)) +
        line(d, '#7e2d1a', 62) +
        line(d, '#a8432a', 50) +
        faded(0.45, line(`M276 ${y + 4}Q400 ${y - 56} 520 ${y + 2}`, '#eb9a75', 8)) +
        [330, 400, 470].map((x) => line(`M${x - 12} ${y + 2}L${x + 14} ${y - 18}`, '#5a1d10', 7)).join('')
      );
    })
    .join('');

const pulled = (random: Random): Svg =>
  shape(blob(random, 400, 400, 178, 0.1, 14), '#7d3d22') +
  around(random, 120, [400, 400], 160, 20, (x, y, angle, index) =>
    placed(
      x,
      y,
      angle,
      line('M-34 6Q0 -16 34 4', ['#a85f38', '#c98354', '#8a4527', '#d99a6b'][index % 4] ?? '#a85f38', 13),
    ),
  ) +
  around(random, 12, [400, 400], 150, 60, (x, y) => fleck(random, x, y, 9, '#4a2413'));

const chicken = (): Svg => {
  const body =
    'M232 430C220 320 320 262 420 286C500 304 540 372 520 440C500 520 400 556 320 530C268 512 238 480 232 430Z';
  return [
    shadow(shape(body, shade), 0.3, [8, 12]),
    line('M494 470L598 566', '#efe2cb', 30),
    circle(594, 582, 20, '#efe2cb'),
    circle(614, 562, 20, '#efe2cb'),
    shape(body, '#a35a22'),
    shape(
      'M250 424C242 336 328 284 418 304C486 320 520 378 502 434C482 500 396 532 326 510C282 496 254 466 250 424Z',
      '#cf8636',
    ),
    shape('M420 410C470 400 530 440 538 500C500 530 420 520 396 470C386 440 396 416 420 410Z', '#b36a29'),
    faded(0.5, oval(340, 352, 56, 20, '#f3c376', -30)),
    sprig(318, 452, 130, -20),
  ].join('');
};

const glazed = (random: Random): Svg =>
  around(random, 17, [400, 400], 160, 76, (x, y, angle) =>
    placed(
      x,
      y,
      angle,
      faded(0.3, box(6, 10, 78, 72, shade, 16)),
      box(0, 0, 78, 72, '#5f2413', 16),
      box(-3, -4, 62, 54, '#8c3a1d', 14),
      faded(0.55, box(-12, -18, 26, 8, '#eba06b', 4)),
    ),
  ) + around(random, 22, [400, 400], 170, 40, (x, y) => fleck(random, x, y, 6, '#c9d08a'));

const meats: readonly ((random: Random) => Svg)[] = [
  (random) =>
    potatoes(random) +
    slices('#5a2a18', '#b9584a', '#dd7d6d') +
    around(random, 7, [290, 545], 60, 40, (x, y, angle) => leaf(x, y, 64, angle, '#5f8c3f')),
  chop,
  breaded,
  (random) =>
    slices('#33190f', '#8d4a30', '#a9613f') +
    dip(420, 560, 52, '#7a2a18') +
    around(random, 4, [290, 548], 40, 40, (x, y) => circle(x, y, 27, '#7d9a45') + circle(x, y, 19, '#a9c06a')),
  () => sausages() + dip(440, 568, 50, '#e0a92b'),
  (random) => pulled(random) + dip(540, 520, 54, '#7a2a18'),
  chicken,
  glazed,
  (random) =>
    slices('#c79a63', '#f0dcc0', '#f8ead4') +
    sprig(420, 548, 150, -14) +
    around(random, 5, [306, 548], 44, 36, (x, y) => circle(x, y, 17, '#b2263a')),
];

export const meat = (random: Random, palette: Palette, variant: number): Svg =>
  served(random, palette, (meats[variant % meats.length] ?? chop)(random));

/** A fillet, pink or white, with lemon and what the sea goes with. */
export function fish(random: Random, palette: Palette, variant: number): Svg {
  const [skin, flesh, light] =
    variant % 2 === 0 ? ['#b98d5f', '#f1dcbd', '#fbf0dc'] : ['#c9582f', '#ee8f5f', '#f7b48c'];
  const fillet =
    'M190 430C220 330 380 270 560 300C610 310 624 344 590 380C520 458 380 500 260 490C206 486 180 464 190 430Z';
  return served(
    random,
    palette,
    around(random, 6, [320, 540], 74, 50, (x, y, angle) => tomatoHalf(x, y, 31, angle)),
    shadow(shape(fillet, shade), 0.3, [8, 12]),
    shape(fillet, skin ?? ''),
    shape(
      'M206 424C238 338 384 288 552 314C594 322 600 344 572 372C504 440 380 478 268 470C220 468 198 452 206 424Z',
      flesh ?? '',
    ),
    ...[0, 1, 2, 3, 4].map((at) =>
      line(
        `M${276 + at * 62} ${446 - at * 14}Q${306 + at * 62} ${390 - at * 12} ${286 + at * 62} ${342 - at * 8}`,
        light ?? '',
        9,
      ),
    ),
    sprig(390, 376, 170, -18),
    lemon(494, 506, 60),
    around(random, 5, [420, 560], 50, 40, (x, y) => olive(x, y, 19)),
    around(random, 9, [400, 260], 130, 40, (x, y) => circle(x, y, 8, '#6d8a3f')),
  );
}
