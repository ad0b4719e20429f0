import { describe, expect, it } from 'vitest';
import type { Area, AreaShape } from '#contract/delivery/areas';
import { coverageWith } from '#contract/delivery/coverage';

const circle = (lng: number, radius: number): AreaShape => ({ kind: 'circle', center: [48, lng], radius });
const area = (_id: string, shape: AreaShape, is_active = true): Area => ({ _id, shape, is_active });
const dot = (lng: number, count: number, is_covered: boolean) => ({
  location: [48, lng] as [number, number],
  count,
  is_covered,
});
const west = area('west', circle(11, 1_000));
const dots = [dot(11, 5, true), dot(11.01, 3, true), dot(11.05, 2, false)];
const covered = (all: readonly { is_covered: boolean }[]) => all.map(({ is_covered }) => is_covered);

describe('an area that is being drawn', () => {
  it('covers the deliveries in it, except those that areas before it cover', () => {
    const drawn = area('new', circle(11.05, 4_000));
    const { total, included, taken, dots: shown } = coverageWith(dots, [west, drawn], drawn);
    expect({ total, included, taken }).toEqual({ total: 10, included: 10, taken: 8 });
    expect(covered(shown)).toEqual([true, true, true]);
    expect(coverageWith(dots, [drawn, west], drawn).taken).toBe(0);
  });

  it('leaves a gap where it no longer is', () => {
    const smaller = area('west', circle(11, 100));
    const { included, dots: shown } = coverageWith(dots, [smaller], smaller, west);
    expect(included).toBe(5);
    expect(covered(shown)).toEqual([true, false, false]);
  });

  it('replaces the radius that applied before there were areas, unless it is off', () => {
    const first = area('new', circle(11, 100));
    expect(covered(coverageWith(dots, [first], first).dots)).toEqual([true, false, false]);
    const off = { ...first, is_active: false };
    const { included, dots: shown } = coverageWith(dots, [off], off);
    expect(included).toBe(5);
    expect(covered(shown)).toEqual([true, true, false]);
  });

  it('doesn’t affect what is covered by postcode', () => {
    const codes = area('codes', { kind: 'postcodes', postcodes: ['80331'] });
    const drawn = area('new', circle(11.05, 100));
    expect(covered(coverageWith(dots, [codes, drawn], drawn).dots)).toEqual([true, true, true]);
  });
});
