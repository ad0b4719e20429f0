import type { Random } from '../random';
import { blob, box, circle, faded, line, oval, placed, type Svg, shape } from './shapes';

/** A leaf with its vein. */
export const leaf = (x: number, y: number, length: number, angle: number, colour = '#4f8a3c'): Svg => {
  const half = length / 2;
  const side = length * 0.34;
  return placed(
    x,
    y,
    angle,
    shape(
      `M${-half} 0C${-half / 3} ${-side} ${half / 2} ${-side} ${half} 0C${half / 2} ${side} ${-half / 3} ${side} ${-half} 0Z`,
      colour,
    ),
    faded(0.35, line(`M${-half * 0.7} 0H${half * 0.7}`, '#e9f2c8', Math.max(2, length * 0.045))),
  );
};

/** A sprig with small leaves on both sides. */
export const sprig = (x: number, y: number, length: number, angle: number, colour = '#557f3d'): Svg =>
  placed(
    x,
    y,
    angle,
    line(`M${-length / 2} 0H${length / 2}`, colour, 5),
    ...[-0.3, -0.1, 0.1, 0.3].flatMap((at) => [
      oval(at * length + 8, -length * 0.1, length * 0.11, length * 0.05, colour, -40),
      oval(at * length + 8, length * 0.1, length * 0.11, length * 0.05, colour, 40),
    ]),
    oval(length / 2 + 4, 0, length * 0.1, length * 0.05, colour),
  );

export const lemon = (x: number, y: number, r: number, rind = '#efbd2e', flesh = '#f9dc6b'): Svg =>
  [
    circle(x, y, r, rind),
    circle(x, y, r * 0.86, '#fff6d6'),
    circle(x, y, r * 0.76, flesh),
    ...[0, 60, 120].map((angle) => placed(x, y, angle, box(0, 0, r * 1.5, r * 0.09, '#fff6d6'))),
    circle(x, y, r * 0.1, '#fff6d6'),
  ].join('');

export const tomatoHalf = (x: number, y: number, r: number, angle: number): Svg =>
  [
    circle(x, y, r, '#c8331f'),
    circle(x, y, r * 0.84, '#e25a3c'),
    placed(
      x,
      y,
      angle,
      ...[0, 120, 240].map((turn) => placed(0, 0, turn, oval(r * 0.42, 0, r * 0.27, r * 0.2, '#f3a06b'))),
    ),
  ].join('');

export const cucumber = (x: number, y: number, r: number): Svg =>
  [
    circle(x, y, r, '#4d8a45'),
    circle(x, y, r * 0.87, '#cfe3a2'),
    faded(
      0.8,
      ...[0, 72, 144, 216, 288].map((turn) => placed(x, y, turn, oval(r * 0.42, 0, r * 0.15, r * 0.07, '#a9c877'))),
    ),
  ].join('');

export const olive = (x: number, y: number, r: number, colour = '#3c3440'): Svg =>
  circle(x, y, r, colour) +
  circle(x, y, r * 0.42, '#8f6f5f') +
  faded(0.4, oval(x - r * 0.45, y - r * 0.5, r * 0.2, r * 0.12, '#ffffff', -40));

export const onionRing = (x: number, y: number, r: number, colour = '#a14d78'): Svg =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}" fill="none" stroke="${colour}" stroke-width="${(r * 0.24).toFixed(1)}"/>` +
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.8).toFixed(1)}" fill="none" stroke="#f3dbe4" stroke-width="${(r * 0.2).toFixed(1)}"/>`;

/** A mushroom cut lengthwise. */
export const mushroom = (x: number, y: number, size: number, angle: number): Svg =>
  placed(
    x,
    y,
    angle,
    shape(
      `M${-size} 6C${-size} ${-size} ${size} ${-size} ${size} 6C${size * 0.6} ${size * 0.32} ${size * 0.3} ${size * 0.3} ${size * 0.26} ${size * 0.26}L${size * 0.3} ${size * 0.8}Q0 ${size} ${-size * 0.3} ${size * 0.8}L${-size * 0.26} ${size * 0.26}C${-size * 0.3} ${size * 0.3} ${-size * 0.6} ${size * 0.32} ${-size} 6Z`,
      '#a8825c',
    ),
    shape(
      `M${-size * 0.78} 0C${-size * 0.7} ${-size * 0.66} ${size * 0.7} ${-size * 0.66} ${size * 0.78} 0C${size * 0.4} ${size * 0.16} ${-size * 0.4} ${size * 0.16} ${-size * 0.78} 0Z`,
      '#f0dfc4',
    ),
    box(0, size * 0.45, size * 0.34, size * 0.6, '#f0dfc4', 6),
  );

/** A half of a boiled egg. */
export const egg = (x: number, y: number, r: number, angle: number): Svg =>
  oval(x, y, r * 1.2, r, '#fffaf0', angle) +
  circle(x + 2, y + 2, r * 0.56, '#f0a92c') +
  faded(0.6, circle(x - r * 0.16, y - r * 0.18, r * 0.14, '#fff3c9'));

export const fleck = (random: Random, x: number, y: number, r: number, colour: string): Svg =>
  shape(blob(random, x, y, r, 0.3, 7), colour);
