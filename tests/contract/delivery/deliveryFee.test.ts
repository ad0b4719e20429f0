import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeliveryFee, deliveryMinutes, feeOf, hasOnePrice, plainFee } from '#contract/delivery/deliveryFee';
import { distanceBetween, type Location, metresPerUnit } from '#contract/delivery/distance';

const fee: DeliveryFee = {
  ...plainFee,
  base_price: 250,
  base_price_distance: 2,
  price_per_unit_distance: 99,
  min_fare: 300,
  free_delivery_above: 4000,
};
const place: fc.Arbitrary<Location> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);
const chargedFor = (metres: number, subtotal: number, rules: DeliveryFee = fee, isMile = false) =>
  feeOf(rules, { metres, subtotal, isMile }).fee;
const stepsOf = (metres: number, subtotal: number, rules: DeliveryFee = fee) =>
  feeOf(rules, { metres, subtotal, isMile: false }).steps.map(({ key, amount }) => [key, amount]);

const minor = fc.integer({ min: 0, max: 100_000 });
const units = fc.double({ min: 0, max: 50, noNaN: true });
const anyFee: fc.Arbitrary<DeliveryFee> = fc.record({
  mode: fc.constantFrom('absolute', 'percentage'),
  percentage: fc.integer({ min: 0, max: 100_000 }).map((thousandths) => thousandths / 1000),
  area_price: fc.option(minor),
  bands: fc.array(
    fc.tuple(units, units, minor).map(([a, b, price]) => ({ from: Math.min(a, b), to: Math.max(a, b), price })),
    { maxLength: 4 },
  ),
  base_price: minor,
  base_price_distance: units,
  price_per_unit_distance: minor,
  price_per_unit_time: minor,
  min_fare: minor,
  free_delivery_above: fc.option(minor),
  free_delivery_radius: fc.option(units),
});

describe('feeOf', () => {
  it('is the base price, then so much a unit, never less than the minimum fare', () => {
    expect(stepsOf(0, 1000)).toEqual([
      ['base_price', 250],
      ['min_fare', 50],
    ]);
    expect(stepsOf(2_000, 1000)).toEqual([
      ['base_price', 250],
      ['min_fare', 50],
    ]);
    expect(stepsOf(4_500, 1000)).toEqual([
      ['base_price', 250],
      ['distance', 248],
    ]);
    expect(chargedFor(10_000, 1000)).toBe(250 + 8 * 99);
  });

  it('charges each started minute of the way', () => {
    expect(deliveryMinutes(0)).toBe(0);
    expect(deliveryMinutes(1_000)).toBe(3);
    expect(deliveryMinutes(1_001)).toBe(4);
    const timed = { ...fee, price_per_unit_time: 10, price_per_unit_distance: 0 };
    expect(stepsOf(4_500, 1000, timed)).toEqual([
      ['base_price', 250],
      ['time', 140],
    ]);
  });

  it('has one price in an area, a price for a range of distances, or a share of the items', () => {
    expect(stepsOf(9_000, 1000, { ...fee, area_price: 350 })).toEqual([['area_price', 350]]);
    const banded = {
      ...fee,
      bands: [
        { from: 0, to: 2, price: 310 },
        { from: 2, to: 5, price: 400 },
      ],
    };
    expect(stepsOf(2_000, 1000, banded)).toEqual([['band', 310]]);
    expect(stepsOf(2_001, 1000, banded)).toEqual([['band', 400]]);
    expect(stepsOf(5_000, 1000, banded)).toEqual([['band', 400]]);
    expect(stepsOf(5_001, 1000, banded)[0]).toEqual(['base_price', 250]);
    const shared = { ...fee, mode: 'percentage' as const, percentage: 12.5 };
    expect(stepsOf(9_000, 3001, shared)).toEqual([['percentage', 375]]);
    expect(stepsOf(9_000, 1000, shared)).toEqual([
      ['percentage', 125],
      ['min_fare', 175],
    ]);
  });

  it('is free from the amount on and up to the distance, both included, if both are set', () => {
    expect(chargedFor(9_000, 3_999)).toBeGreaterThan(0);
    expect(stepsOf(2_000, 4_000)).toEqual([
      ['base_price', 250],
      ['min_fare', 50],
      ['free_delivery', -300],
    ]);
    const both = { ...fee, free_delivery_radius: 3 };
    expect(chargedFor(3_000, 4_000, both)).toBe(0);
    expect(chargedFor(3_001, 4_000, both)).toBeGreaterThan(0);
    expect(chargedFor(3_000, 3_999, both)).toBeGreaterThan(0);
    const near = { ...fee, free_delivery_above: null, free_delivery_radius: 1 };
    expect(chargedFor(1_000, 0, near)).toBe(0);
    expect(chargedFor(1_001, 1_000_000, near)).toBeGreaterThan(0);
    expect(chargedFor(0, 1_000_000, { ...fee, free_delivery_above: null })).toBe(300);
  });

  it('is the sum of its steps: whole minor units, the one price, at least the minimum fare, or nothing', () => {
    fc.assert(
      fc.property(anyFee, fc.nat(60_000), minor, fc.boolean(), (rules, metres, subtotal, isMile) => {
        const { fee: charged, steps } = feeOf(rules, { metres, subtotal, isMile });
        expect(steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(charged);
        expect(steps.every(({ amount }) => Number.isInteger(amount))).toBe(true);
        const isFree = steps.some(({ key }) => key === 'free_delivery');
        if (isFree) expect(charged).toBe(0);
        else if (hasOnePrice(rules)) expect(charged).toBe(rules.area_price);
        else expect(charged).toBeGreaterThanOrEqual(rules.min_fare);
      }),
    );
  });

  it('includes the end of every distance, to the metre', () => {
    fc.assert(
      fc.property(units, fc.boolean(), (distance, isMile) => {
        const end = Math.round(distance * metresPerUnit(isMile));
        const free = { ...fee, free_delivery_above: null, free_delivery_radius: distance };
        expect(chargedFor(end, 0, free, isMile)).toBe(0);
        expect(chargedFor(end + 1, 0, free, isMile)).toBeGreaterThan(0);
        const banded = { ...fee, min_fare: 0, bands: [{ from: 0, to: distance, price: 7 }] };
        expect(chargedFor(end, 0, banded, isMile)).toBe(7);
        expect(chargedFor(end + 1, 0, banded, isMile)).not.toBe(7);
      }),
    );
  });

  it('never falls as the way grows', () => {
    const metres = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(metres, metres, fc.boolean(), (a, b, isMile) => {
        expect(chargedFor(Math.min(a, b), 0, fee, isMile)).toBeLessThanOrEqual(
          chargedFor(Math.max(a, b), 0, fee, isMile),
        );
      }),
    );
  });

  it('counts the same number of miles as of kilometres alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (count) => {
        const [miles, kilometres] = [true, false].map((isMile) =>
          chargedFor(count * metresPerUnit(isMile), 0, fee, isMile),
        ) as [number, number];
        expect(Math.abs(miles - kilometres)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('distanceBetween', () => {
  it('is the same both ways, none to oneself, and at most half around the earth', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const metres = distanceBetween(a, b);
        expect(metres).toBeCloseTo(distanceBetween(b, a), 3);
        expect(distanceBetween(a, a)).toBeCloseTo(0, 3);
        expect(metres).toBeGreaterThanOrEqual(0);
        expect(metres).toBeLessThan(20_016_000);
      }),
    );
  });

  it('knows how far it is from Paris to London', () => {
    expect(distanceBetween([48.8566, 2.3522], [51.5074, -0.1278]) / 1000).toBeCloseTo(343.6, 0);
  });
});
