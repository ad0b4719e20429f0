import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, type AreaShape, findArea, prepareAreas } from '#contract/delivery/areas';
import { unreachableAreas } from '#contract/delivery/unreachableAreas';
import { limits } from '#contract/limits';

const area = (_id: string, shape: AreaShape, is_active = true): Area => ({ _id, shape, is_active });
const box = (south: number, west: number, north: number, east: number): AreaShape => ({
  kind: 'polygon',
  points: [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ],
});
const circle = (lat: number, lng: number, radius: number): AreaShape => ({
  kind: 'circle',
  center: [lat, lng],
  radius,
});
const codes = (...postcodes: string[]): AreaShape => ({ kind: 'postcodes', postcodes });
const unused = (...shapes: AreaShape[]) =>
  unreachableAreas(shapes.map((shape, index) => area(String(index), shape))).map(({ area: { _id }, hiddenBy }) => [
    _id,
    ...hiddenBy.map((one) => one._id),
  ]);

describe('an area that never wins', () => {
  const town = box(48, 11, 48.1, 11.1);
  const centre = box(48.04, 11.04, 48.06, 11.06);

  it('lies completely inside one before it', () => {
    expect(unused(town, centre)).toEqual([['1', '0']]);
    expect(unused(centre, town)).toEqual([]);
    expect(unused(town, box(48.04, 11.04, 48.06, 11.2))).toEqual([]);
    expect(unused(town, box(49, 11, 49.1, 11.1))).toEqual([]);
    expect(unused(town, town)).toEqual([['1', '0']]);
  });

  it('lies inside several together, but is used if they leave a gap', () => {
    const west = box(48, 11, 48.1, 11.05);
    const east = box(48, 11.05, 48.1, 11.1);
    expect(unused(west, east, town)).toEqual([['2', '0', '1']]);
    expect(unused(west, box(48, 11.051, 48.1, 11.1), town)).toEqual([]);
    // A gap in the middle, away from all edges of the area.
    const frame = [
      box(48, 11, 48.1, 11.04),
      box(48, 11.06, 48.1, 11.1),
      box(48, 11, 48.04, 11.1),
      box(48.06, 11, 48.1, 11.1),
    ];
    expect(unused(...frame, town)).toEqual([]);
    expect(unused(...frame, centre, town).map(([id]) => id)).toEqual(['5']);
  });

  it('can be a circle, inside a circle or an outline, and across the date line', () => {
    expect(unused(circle(48, 11, 3_000), circle(48, 11.01, 2_000))).toEqual([['1', '0']]);
    expect(unused(circle(48, 11, 3_000), circle(48, 11, 3_000))).toEqual([['1', '0']]);
    expect(unused(circle(48, 11, 3_000), circle(48, 11.02, 2_000))).toEqual([]);
    expect(unused(town, circle(48.05, 11.05, 3_000))).toEqual([['1', '0']]);
    expect(unused(circle(48.05, 11.05, 3_000), town)).toEqual([]);
    expect(unused(circle(48.05, 11.05, 9_000), town)).toEqual([['1', '0']]);
    expect(unused(box(-17, 179, -16, -179), circle(-16.5, 180, 9_000))).toEqual([['1', '0']]);
  });

  it('is reported only among active areas, and the gap left by one that is off counts', () => {
    const list = [area('town', town, false), area('centre', centre), area('inner', centre, false)];
    expect(unreachableAreas(list)).toEqual([]);
  });

  it('has only postcodes of areas before it', () => {
    expect(unused(codes('80331', '80333'), codes('80 331'))).toEqual([['1', '0']]);
    expect(unused(codes('80*'), codes('80331', '803*'))).toEqual([['1', '0']]);
    expect(unused(codes('80331'), codes('803*'))).toEqual([]);
    expect(unused(codes('80331'), codes('80331', '80333'))).toEqual([]);
    expect(unused(codes('80331'), codes('80333'), codes('80331', '80333'))).toEqual([['2', '0', '1']]);
    expect(unused(town, codes('80331'))).toEqual([]);
    expect(unused(codes('80331'), town)).toEqual([]);
  });

  it('wins nowhere, for any areas', () => {
    const degree = fc.integer({ min: 0, max: 8 });
    const side = fc.integer({ min: 1, max: 8 });
    const shape = fc.oneof(
      fc.tuple(degree, degree, side, side).map(([lat, lng, high, wide]) => {
        return box(48 + lat / 100, 11 + lng / 100, 48 + (lat + high) / 100, 11 + (lng + wide) / 100);
      }),
      fc.tuple(degree, degree, side).map(([lat, lng, size]) => circle(48 + lat / 100, 11 + lng / 100, size * 500)),
    );
    const step = Array.from({ length: 20 }, (_, index) => index);
    fc.assert(
      fc.property(fc.array(shape, { minLength: 2, maxLength: 7 }), (shapes) => {
        const areas = shapes.map((one, index) => area(String(index), one));
        const never = new Set(unreachableAreas(areas).map(({ area: { _id } }) => _id));
        const prepared = prepareAreas(areas);
        const winners = step.flatMap((lat) =>
          step.map((lng) => findArea(prepared, { location: [48 + lat / 123, 11 + lng / 123] })?._id),
        );
        expect(winners.filter((id) => id !== undefined && never.has(id))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('is found in bounded time in the largest list', () => {
    const outline = (size: number): AreaShape => ({
      kind: 'polygon',
      points: Array.from({ length: limits.areaPointsMax }, (_, index) => {
        const angle = (2 * Math.PI * index) / limits.areaPointsMax;
        return [48 + Math.sin(angle) * size, 11 + Math.cos(angle) * size];
      }),
    });
    const areas = Array.from({ length: limits.deliveryAreasMax }, (_, index) =>
      area(String(index), outline(0.2 - index / 10_000)),
    );
    const from = performance.now();
    expect(unreachableAreas(areas)[0]).toEqual({ area: areas[1], hiddenBy: [areas[0]] });
    expect(performance.now() - from).toBeLessThan(10_000);
  });
});
