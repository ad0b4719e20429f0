import { describe, expect, it } from 'vitest';
import { isBrokenOutline, reachFrom, tidyShape } from '#contract/delivery/shapes';
import { limits } from '#contract/limits';

type Points = [number, number][];
const square: Points = [
  [48, 11],
  [48, 12],
  [49, 12],
  [49, 11],
];

describe('an outline', () => {
  it('is valid in either direction, and with a concave corner', () => {
    expect(isBrokenOutline(square)).toBe(false);
    expect(isBrokenOutline([...square].reverse())).toBe(false);
    expect(isBrokenOutline([...square, [48.5, 11.5]])).toBe(false);
  });

  it('is invalid if its edges cross or touch, it repeats a corner, or it has no inside', () => {
    const [a, b, c, d] = square as [Points[0], Points[0], Points[0], Points[0]];
    expect(isBrokenOutline([a, c, b, d])).toBe(true);
    // A corner on another edge.
    expect(isBrokenOutline([...square, [48.5, 12]])).toBe(true);
    expect(isBrokenOutline([...square, b])).toBe(true);
    expect(isBrokenOutline([a, [48, 11.5], b])).toBe(true);
    expect(isBrokenOutline([a, b])).toBe(true);
  });

  it('is checked quickly, even with the maximum number of corners and edges that all cross', () => {
    const star = Array.from({ length: limits.areaPointsMax - 1 }, (_, index): [number, number] => {
      const angle = (2 * Math.PI * index * 249) / (limits.areaPointsMax - 1);
      return [48 + Math.sin(angle) / 10, 11 + Math.cos(angle) / 10];
    });
    const ring = [...star].sort(([latA, lngA], [latB, lngB]) => {
      return Math.atan2(latA - 48, lngA - 11) - Math.atan2(latB - 48, lngB - 11);
    });
    const from = performance.now();
    expect(isBrokenOutline(star)).toBe(true);
    expect(isBrokenOutline(ring)).toBe(false);
    expect(performance.now() - from).toBeLessThan(1_000);
  });

  it('is stored rounded, without repeated corners', () => {
    const [first, ...others] = square as [Points[0], ...Points];
    expect(tidyShape({ kind: 'polygon', points: [first, [48.000_000_04, 11], ...others] })).toEqual({
      kind: 'polygon',
      points: square,
    });
  });
});

it('a circle reaches as far as its edge', () => {
  expect(reachFrom([48, 11], { kind: 'circle', center: [48, 11], radius: 500 })).toBe(500);
});
