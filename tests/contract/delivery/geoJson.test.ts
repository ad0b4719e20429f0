import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AreaFileError,
  type FiledArea,
  type FiledShape,
  readAreaFile,
  writeAreaFile,
} from '#contract/delivery/geoJson';
import { limits } from '#contract/limits';

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

type Reading = Partial<Parameters<typeof readAreaFile>[1]>;
const read = (file: unknown, reading: Reading = {}): FiledShape[] =>
  readAreaFile(typeof file === 'string' ? file : JSON.stringify(file), {
    defaultName: (number) => `Area ${number}`,
    ...reading,
  });
const refusalOf = (file: unknown) => {
  try {
    read(file);
  } catch (error) {
    if (error instanceof AreaFileError) return error.problem;
  }
  return null;
};
const ring = [
  [2, 48],
  [3, 48],
  [3, 49],
  [2, 48],
];
const feature = (given: string | undefined, geometry: unknown, properties: object = {}) => ({
  type: 'Feature',
  properties: { ...(given === undefined ? {} : { name: given }), ...properties },
  geometry,
});
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates });
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

describe('a file of areas', () => {
  it('has the same areas when it is read again', () => {
    fc.assert(
      fc.property(fc.array(area, { minLength: 1, maxLength: 5 }), (areas) => {
        // Random outlines cross themselves: they are read, with that problem.
        const shapes = read(writeAreaFile(areas));
        expect(shapes.map(({ name: given, shape }) => ({ name: given, shape }))).toEqual(areas);
      }),
    );
  });

  it('splits an area of several parts, and can be a single shape', () => {
    const parts = read(collection(feature(undefined, { type: 'MultiPolygon', coordinates: [[ring], [ring]] })));
    expect(parts.map(({ name: given, feature: number, remarks }) => [given, number, remarks])).toEqual([
      ['Area 1 1', 1, ['unnamed']],
      ['Area 1 2', 1, ['unnamed']],
    ]);
    const points = [
      [48, 2],
      [48, 3],
      [49, 3],
    ];
    expect(read(polygon(ring))).toEqual([
      { feature: 1, name: 'Area 1', shape: { kind: 'polygon', points }, problem: null, remarks: ['unnamed'] },
    ]);
  });

  it('reports the problem of each invalid shape, and keeps the others', () => {
    const bow = [ring[0], ring[2], ring[1], [2, 49], ring[0]];
    const circle = (radius: unknown) => feature('Circle', { type: 'Point', coordinates: [2, 48] }, { radius });
    const shapes = read(
      collection(
        ...[feature('Good', polygon(ring)), feature('Pin', { type: 'Point', coordinates: [2, 48] })],
        ...[feature('Road', { type: 'LineString', coordinates: ring }), feature('Ring', polygon(ring, ring))],
        ...[feature('Bow', polygon(bow)), feature('Flat', polygon(ring.slice(0, 2)))],
        ...[feature('Metres', polygon([[200_000, 48], ...ring])), feature('Empty', polygon())],
        ...[circle(500), circle(-1), circle('500'), circle(1e9)],
        ...[
          feature('Codes', null, { postcodes: ['80331', 80333] }),
          feature('Long', null, { postcodes: ['x'.repeat(13)] }),
          // Each of them becomes two letters when it is compared.
          feature('Grows', null, { postcodes: ['ß'.repeat(7)] }),
        ],
        ...[feature('Nothing', null), null, 'text'],
      ),
    );
    expect(shapes.map(({ problem }) => problem)).toEqual([
      ...[null, 'not_area', 'not_area', 'hole', 'crossing', 'few_corners', 'coordinates', 'coordinates'],
      ...[null, 'radius', 'radius', 'radius', null, 'postcodes', 'postcodes', 'not_area', 'not_area', 'not_area'],
    ]);
    expect(shapes.map(({ feature: number }) => number)).toEqual(shapes.map((_shape, index) => index + 1));
  });

  it('reports shapes beyond the city, and names that are known, missing, repeated or too long', () => {
    const city = { center: [48.3, 2.7] as const, radius: 100_000 };
    const far = ring.map(([lng = 0, lat = 0]) => [lng + 20, lat]);
    const shapes = read(
      collection(
        ...[feature('Centre', polygon(ring)), feature('centre ', polygon(ring)), feature(' ', polygon(ring))],
        ...[feature('Far', polygon(far)), feature(`${'x'.repeat(limits.nameMax - 1)}😀 `, polygon(ring))],
      ),
      { known: ['CENTRE'], city },
    );
    expect(shapes.map(({ problem, remarks }) => [problem, remarks])).toEqual([
      [null, ['known_name']],
      [null, ['same_name', 'known_name']],
      [null, ['unnamed']],
      ['too_far', []],
      [null, ['shortened']],
    ]);
    expect(shapes[4]?.name).toBe('x'.repeat(limits.nameMax - 1));
    // The numbers of the parts need two more characters.
    const parts = { type: 'MultiPolygon', coordinates: [[ring], [ring]] };
    const [part] = read(feature(`${'x'.repeat(limits.nameMax - 3)}😀`, parts));
    expect(part?.name).toBe(`${'x'.repeat(limits.nameMax - 3)} 1`);
  });
});

describe('a file that isn’t a file of areas', () => {
  it('is refused as a whole', () => {
    expect(refusalOf('latitude;longitude')).toBe('unreadable');
    expect(refusalOf('"text"')).toBe('unreadable');
    expect(refusalOf('{"areas":[]}')).toBe('unreadable');
    expect(refusalOf(collection())).toBe('empty');
  });

  /** Generous for a busy machine: unbounded work takes far longer. */
  const within = (milliseconds: number, work: () => void) => {
    const from = performance.now();
    work();
    expect(performance.now() - from).toBeLessThan(milliseconds);
  };

  it('is refused by its size before it is parsed', () => {
    const text = `{"type":"FeatureCollection","features":[${' '.repeat(50 * 1_048_576)}]}`;
    within(2_000, () => expect(refusalOf(text)).toBe('too_large'));
  });

  it('is refused by the number of its shapes before any of them is read', () => {
    const text = `{"type":"FeatureCollection","features":[0${',0'.repeat(999_999)}]}`;
    within(20_000, () => expect(refusalOf(text)).toBe('too_many'));
    const parts = collection(feature('Many', { type: 'MultiPolygon', coordinates: Array(1_000_000).fill(0) }));
    within(20_000, () => expect(refusalOf(parts)).toBe('too_many'));
  });

  it('is refused by its depth, but not by brackets in a name', () => {
    within(20_000, () => expect(refusalOf('['.repeat(10_000_000))).toBe('too_deep'));
    within(20_000, () => expect(refusalOf(`{"type":${'{"a":'.repeat(1_000_000)}`)).toBe('too_deep'));
    expect(read(feature(`\\"${'['.repeat(60)}`, polygon(ring)))[0]?.problem).toBeNull();
  });

  it('is read quickly even if one shape has a million corners, a huge name, or edges that all cross', () => {
    const corners = `[${'[2,48],'.repeat(999_999)}[2,48]]`;
    const text = `{"type":"Polygon","coordinates":[${corners}]}`;
    within(20_000, () => expect(read(text)[0]?.problem).toBe('many_corners'));
    within(20_000, () => {
      const [shape] = read(feature('x'.repeat(10_000_000), polygon(ring)));
      expect([shape?.name.length, shape?.remarks]).toEqual([limits.nameMax, ['shortened']]);
    });
    const star = Array.from({ length: limits.areaPointsMax }, (_, index) => {
      const angle = (2 * Math.PI * index * 249) / limits.areaPointsMax;
      return [2 + Math.cos(angle), 48 + Math.sin(angle)];
    });
    const stars = collection(...Array.from({ length: limits.deliveryAreasMax }, () => feature('Star', polygon(star))));
    within(20_000, () => expect(read(stars).every(({ problem }) => problem === 'crossing')).toBe(true));
  });

  it('can contain as many areas as a store can have, each with the maximum number of corners', () => {
    const points = Array.from({ length: limits.areaPointsMax }, (_, index): [number, number] => {
      const angle = (2 * Math.PI * index) / limits.areaPointsMax;
      return [-48.123_456 + Math.sin(angle) / 10, -112.123_456 + Math.cos(angle) / 10];
    }).map(([lat, lng]): [number, number] => [Math.round(lat * 1e6) / 1e6, Math.round(lng * 1e6) / 1e6]);
    const areas = Array.from({ length: limits.deliveryAreasMax }, (_, index): FiledArea => {
      return { name: `Area ${index}`, shape: { kind: 'polygon', points } };
    });
    expect(read(writeAreaFile(areas)).filter(({ problem }) => problem !== null)).toEqual([]);
  });
});
