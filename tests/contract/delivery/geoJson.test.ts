import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AreaFileError, type FiledArea, readAreaFile, writeAreaFile } from '#contract/delivery/geoJson';

const place = fc.tuple(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -180, max: 180 }));
const name = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `Area ${text.trim()}`.trim());
const area: fc.Arbitrary<FiledArea> = fc.record({
  name,
  shape: fc.oneof(
    fc.record({
      kind: fc.constant('polygon' as const),
      points: fc.uniqueArray(place, { minLength: 3, maxLength: 9, selector: String }),
    }),
    fc.record({ kind: fc.constant('circle' as const), center: place, radius: fc.integer({ min: 1, max: 200_000 }) }),
    fc.record({
      kind: fc.constant('postcodes' as const),
      postcodes: fc.array(fc.stringMatching(/^\d{5}$/), { minLength: 1, maxLength: 5 }),
    }),
  ),
});
const problemOf = (text: string) => {
  try {
    readAreaFile(text, String);
  } catch (error) {
    if (error instanceof AreaFileError) return [error.problem, error.areaName];
  }
  return null;
};
const ring = [
  [2, 48],
  [3, 48],
  [3, 49],
  [2, 48],
];

describe('a file of areas', () => {
  it('has the same areas when it is read again', () => {
    fc.assert(
      fc.property(fc.array(area, { minLength: 1, maxLength: 5 }), (areas) => {
        expect(readAreaFile(writeAreaFile(areas), String)).toEqual(areas);
      }),
    );
  });

  it('names areas that have no name, and splits those of several parts', () => {
    const file = {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', properties: null, geometry: { type: 'MultiPolygon', coordinates: [[ring], [ring]] } },
      ],
    };
    expect(readAreaFile(JSON.stringify(file), (number) => `Area ${number}`).map((each) => each.name)).toEqual([
      'Area 1 1',
      'Area 1 2',
    ]);
    expect(readAreaFile(JSON.stringify({ type: 'Polygon', coordinates: [ring] }), String)).toEqual([
      {
        name: '1',
        shape: {
          kind: 'polygon',
          points: [
            [48, 2],
            [48, 3],
            [49, 3],
          ],
        },
      },
    ]);
  });

  it('says what is wrong with it', () => {
    expect(problemOf('latitude;longitude')).toEqual(['unreadable', '']);
    expect(problemOf('{"type":"FeatureCollection","features":[]}')).toEqual(['empty', '']);
    expect(
      problemOf(
        JSON.stringify({
          type: 'Feature',
          properties: { name: 'Ring' },
          geometry: { type: 'Polygon', coordinates: [ring, ring] },
        }),
      ),
    ).toEqual(['hole', 'Ring']);
    expect(
      problemOf(
        JSON.stringify({
          type: 'Feature',
          properties: { name: 'Road' },
          geometry: { type: 'LineString', coordinates: ring },
        }),
      ),
    ).toEqual(['shape', 'Road']);
  });
});
