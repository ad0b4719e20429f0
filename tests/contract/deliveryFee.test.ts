import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DeliveryFeeRules,
  deliveryFee,
  distanceBetween,
  type Location,
  metresPerUnit,
} from '#contract/orders/deliveryFee';

const rules: DeliveryFeeRules = {
  base_price: 250,
  base_price_distance: 2,
  price_per_unit_distance: 99,
  min_fare: 300,
  radius: 10,
  free_delivery_above: 4000,
};
const place: fc.Arbitrary<Location> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

describe('deliveryFee', () => {
  it('is the base price, then so much a unit, never less than the smallest fare', () => {
    expect(deliveryFee(0, 1000, rules, false)).toBe(300);
    expect(deliveryFee(2_000, 1000, rules, false)).toBe(300);
    expect(deliveryFee(4_500, 1000, rules, false)).toBe(250 + 248);
    expect(deliveryFee(10_000, 1000, rules, false)).toBe(250 + 8 * 99);
  });

  it('is none beyond the radius, also for orders that go free', () => {
    expect(deliveryFee(10_001, 1000, rules, false)).toBeNull();
    expect(deliveryFee(10_001, 9000, rules, false)).toBeNull();
    expect(deliveryFee(10_001, 1000, rules, true)).not.toBeNull();
  });

  it('is nothing from the store’s threshold on', () => {
    expect(deliveryFee(9_000, 3_999, rules, false)).toBeGreaterThan(0);
    expect(deliveryFee(9_000, 4_000, rules, false)).toBe(0);
    expect(deliveryFee(9_000, 400_000, { ...rules, free_delivery_above: null }, false)).toBeGreaterThan(0);
  });

  it('never falls as the way grows', () => {
    const metres = fc.double({ min: 0, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(metres, metres, fc.boolean(), (a, b, isMile) => {
        const near = deliveryFee(Math.min(a, b), 0, rules, isMile) as number;
        const far = deliveryFee(Math.max(a, b), 0, rules, isMile) as number;
        expect(Number.isInteger(near)).toBe(true);
        expect(near).toBeLessThanOrEqual(far);
      }),
    );
  });

  it('counts the same number of miles as of kilometres alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (units) => {
        const [miles, kilometres] = [true, false].map((isMile) =>
          deliveryFee(units * metresPerUnit(isMile), 0, rules, isMile),
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
