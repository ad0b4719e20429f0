import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, type AreaShape, findArea, lostAreas, type Place, prepareAreas } from '#contract/delivery/areas';
import { plainFee } from '#contract/delivery/deliveryFee';
import { distanceBetween, type Location } from '#contract/delivery/distance';
import { type PricedArea, quoteDelivery } from '#contract/delivery/quoteDelivery';

const area = (_id: string, shape: AreaShape, fields: Partial<PricedArea> = {}): PricedArea => ({
  _id,
  name: [_id],
  shape,
  is_active: true,
  fee: null,
  ...fields,
});
const square = (lat: number, lng: number, half: number): AreaShape => ({
  kind: 'polygon',
  points: [
    [lat - half, lng - half],
    [lat - half, lng + half],
    [lat + half, lng + half],
    [lat + half, lng - half],
  ],
});
const winnerOf = (areas: readonly Area[], place: Place) => findArea(prepareAreas(areas), place)?._id;
const reasonsOf = (areas: readonly Area[], place: Place) =>
  lostAreas(prepareAreas(areas), place).map((lost) => [lost.area._id, lost.reason]);
const holds = (shape: AreaShape, location: Location) => winnerOf([area('it', shape)], { location }) === 'it';

const latitude = fc.double({ min: -60, max: 60, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

describe('which area wins', () => {
  const near = area('near', square(48, 11, 0.01));
  const far = area('far', square(48, 11, 0.05));

  it('is the first in the list that includes the place', () => {
    expect(winnerOf([near, far], { location: [48, 11] })).toBe('near');
    expect(winnerOf([far, near], { location: [48, 11] })).toBe('far');
    expect(winnerOf([near, far], { location: [48.02, 11] })).toBe('far');
    expect(winnerOf([near, far], { location: [49, 11] })).toBeUndefined();
  });

  it('says why each other one does not', () => {
    const off = area('off', square(48, 11, 1), { is_active: false });
    const codes = area('codes', { kind: 'postcodes', postcodes: ['80331'] });
    expect(reasonsOf([off, codes, near, far], { location: [48.02, 11], postcode: '80999' })).toEqual([
      ['off', 'off'],
      ['codes', 'other_postcode'],
      ['near', 'outside'],
    ]);
    expect(reasonsOf([near, far], { location: [48, 11] })).toEqual([['far', 'later']]);
    expect(reasonsOf([codes], { location: [48, 11] })).toEqual([['codes', 'no_postcode']]);
  });

  it('takes a postcode only within the city', () => {
    const codes = area('codes', { kind: 'postcodes', postcodes: ['80331'] });
    const prepared = prepareAreas([codes], { center: [48, 11], radius: 20_000 });
    const reasonAt = (lat: number, postcode: string) =>
      lostAreas(prepared, { location: [lat, 11], postcode })[0]?.reason ?? null;
    expect(reasonAt(48.17, '80331')).toBeNull();
    expect(reasonAt(48.19, '80331')).toBe('too_far');
    expect(reasonAt(48.19, '80333')).toBe('other_postcode');
  });

  it('takes no house number for a postcode, so that it is asked for', () => {
    const codes = area('codes', { kind: 'postcodes', postcodes: ['80331', 'SW1A*'] });
    const reasonOf = (address: string) => reasonsOf([codes], { location: [48, 11], address })[0]?.[1];
    expect(reasonOf('12 rue Longue')).toBe('no_postcode');
    expect(reasonOf('Marienplatz 8b')).toBe('no_postcode');
    expect(reasonOf('1200 Main St')).toBe('no_postcode');
    expect(reasonOf('12 rue Longue, 69001 Lyon')).toBe('other_postcode');
    expect(reasonOf('10 Downing Street, EC1A 1BB')).toBe('other_postcode');
    expect(winnerOf([codes], { location: [48, 11], address: '10 Downing Street, SW1A 2AA' })).toBe('codes');
  });
});

describe('an outline', () => {
  it('includes its corners and its edges', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        fc.double({ min: 0.001, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lat, lng, half, share) => {
          const shape = square(lat, lng, half) as AreaShape & { kind: 'polygon' };
          for (const [index, corner] of shape.points.entries()) {
            const next = shape.points[(index + 1) % 4] as Location;
            expect(holds(shape, corner)).toBe(true);
            const between: Location = [
              corner[0] + share * (next[0] - corner[0]),
              corner[1] + share * (next[1] - corner[1]),
            ];
            expect(holds(shape, between)).toBe(true);
          }
          expect(holds(shape, [lat, lng])).toBe(true);
          expect(holds(shape, [lat + half * 1.001, lng])).toBe(false);
          expect(holds(shape, [lat, lng - half * 1.001])).toBe(false);
        },
      ),
    );
  });

  it('leaves out what it bends around', () => {
    const bay: AreaShape = {
      kind: 'polygon',
      points: [
        [0, 0],
        [0, 3],
        [3, 3],
        [3, 2],
        [1, 2],
        [1, 1],
        [3, 1],
        [3, 0],
      ],
    };
    expect(holds(bay, [2, 0.5])).toBe(true);
    expect(holds(bay, [2, 1.5])).toBe(false);
    expect(holds(bay, [1, 1.5])).toBe(true);
    expect(holds(bay, [2, 2.5])).toBe(true);
  });

  it('works in either direction and across the date line', () => {
    fc.assert(
      fc.property(latitude, longitude, (lat, lng) => {
        const shape = square(lat, lng, 0.5) as AreaShape & { kind: 'polygon' };
        const wrapped: AreaShape = {
          kind: 'polygon',
          points: shape.points.toReversed().map(([y, x]) => [y, x > 180 ? x - 360 : x < -180 ? x + 360 : x]),
        };
        expect(holds(wrapped, [lat + 0.4, lng])).toBe(true);
        expect(holds(wrapped, [lat + 0.6, lng])).toBe(false);
      }),
    );
  });
});

describe('a circle', () => {
  it('includes every place up to its radius, to the metre', () => {
    fc.assert(
      fc.property(
        latitude,
        longitude,
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        fc.double({ min: -0.2, max: 0.2, noNaN: true }),
        (lat, lng, north, east) => {
          const location: Location = [lat + north, lng + east];
          const metres = Math.round(distanceBetween([lat, lng], location));
          const circle = (radius: number): AreaShape => ({ kind: 'circle', center: [lat, lng], radius });
          expect(holds(circle(metres), location)).toBe(true);
          if (metres > 0) expect(holds(circle(metres - 1), location)).toBe(false);
        },
      ),
    );
  });
});

describe('postcodes', () => {
  const codes = area('codes', { kind: 'postcodes', postcodes: ['sw1a 1aa', 'EC*', '69002'] });
  const at = (place: Omit<Place, 'location'>) => winnerOf([codes], { location: [0, 0], ...place });

  it('are compared without case, spaces and hyphens; a star stands for any end', () => {
    expect(at({ postcode: 'SW1A1AA' })).toBe('codes');
    expect(at({ postcode: 'sw1a-1aa ' })).toBe('codes');
    expect(at({ postcode: 'SW1A 1AB' })).toBeUndefined();
    expect(at({ postcode: 'ec2v 7hh' })).toBe('codes');
  });

  it.each([
    ['1200 Main St', undefined],
    ['1200 Main St, 5000 Namur', undefined],
    ['Hauptstr. 1200, 5000 Aarau', undefined],
    ['12 Main St, Springfield', undefined],
    ['Rue Neuve 5, 1200 Bruxelles', 'homes'],
    ['5 Rue Neuve 1200 Bruxelles', 'homes'],
    ['101-0021 Tokyo, Chiyoda 4', 'homes'],
    ['1012 001, Damrak', 'homes'],
  ])('%s: a house number is none', (address, winner) => {
    const homes = area('homes', { kind: 'postcodes', postcodes: ['1200', '12*', '1010021', '1012001'] });
    expect(winnerOf([homes], { location: [0, 0], address })).toBe(winner);
  });

  it('are found in the address if none is given', () => {
    expect(at({ address: '6 Place Bellecour, 69002 Lyon' })).toBe('codes');
    expect(at({ address: 'The Mall, London SW1A 1AA' })).toBe('codes');
    expect(at({ address: '6 Place Bellecour, 69002 Lyon', postcode: '69003' })).toBeUndefined();
    expect(at({ address: '69 rue de Sèvres, Paris' })).toBeUndefined();
  });
});

describe('a quote', () => {
  const fee = {
    ...plainFee,
    base_price: 300,
    base_price_distance: 100,
    price_per_unit_distance: 0,
    min_fare: 0,
    free_delivery_above: null,
  };
  const terms = (areas: PricedArea[]) => ({
    location: [48, 11] as Location,
    isMile: false,
    fee: { ...fee, radius: 2 },
    areas: prepareAreas(areas),
  });
  const there: Place = { location: [48.01, 11] };

  it('charges the winner’s fee, or the default where it has none of its own', () => {
    const own = area('own', square(48, 11, 0.1), { fee: { ...fee, base_price: 500 } });
    const byDefault = area('default', square(48, 11, 0.1));
    expect(quoteDelivery(terms([own, byDefault]), there, 0)).toMatchObject({ fee: 500, area: { _id: 'own' } });
    expect(quoteDelivery(terms([byDefault, own]), there, 0)).toMatchObject({ fee: 300, area: { _id: 'default' } });
  });

  it('goes by the radius alone while no area is active, and by the areas alone otherwise', () => {
    const off = area('off', square(48, 11, 0.1), { is_active: false });
    const elsewhere = area('elsewhere', square(50, 11, 0.1));
    expect(quoteDelivery(terms([off]), there, 0)).toMatchObject({ is_delivered: true, fee: 300 });
    expect(quoteDelivery(terms([]), { location: [48.02, 11] }, 0)).toMatchObject({
      is_delivered: false,
      fee: 0,
      steps: [],
    });
    expect(quoteDelivery(terms([off, elsewhere]), there, 0)).toMatchObject({ is_delivered: false });
    expect(quoteDelivery(terms([elsewhere]), { location: [50, 11] }, 0)).toMatchObject({ is_delivered: true });
  });
});
