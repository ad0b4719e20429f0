import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceChange, priceChangeSchema } from '#contract/entities/priceChange';
import { limits } from '#contract/limits';
import { changedPrice } from '#contract/menu/changedPrice';
import { thousandths } from '#contract/money';

const price = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: limits.amountMax }));
const roundTo = fc.oneof(fc.constantFrom(1, 5, 10, 50, 100), fc.integer({ min: 1, max: 1_000_000 }));
const amount = fc.integer({ min: -limits.amountMax, max: limits.amountMax });
/** At most three decimals. */
const percent = fc.integer({ min: -100_000, max: 1_000_000 }).map((value) => value / 1000);
const change: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), value: amount, round_to: roundTo }),
  fc.record({ kind: fc.constant('percent' as const), value: percent, round_to: roundTo }),
);

/** The price after the change before any rounding, in thousandths of a percent of a minor unit. */
const exact = (before: number, { kind, value }: PriceChange): bigint =>
  kind === 'amount' ? BigInt(before + value) * 100_000n : BigInt(before) * BigInt(100_000 + thousandths(value));

describe('a changed price', () => {
  it('is what a price may be, and a whole multiple of the step unless a bound stopped it', () => {
    fc.assert(
      fc.property(price, change, (before, how) => {
        const after = changedPrice(before, how);
        expect(Number.isSafeInteger(after)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(0);
        expect(after).toBeLessThanOrEqual(limits.amountMax);
        if (after < limits.amountMax) expect(after % (how.round_to ?? 1)).toBe(0);
      }),
    );
  });

  it('differs from the exact one by no more than half a step, and half a minor unit', () => {
    fc.assert(
      fc.property(price, change, (before, how) => {
        const after = changedPrice(before, how);
        if (after === 0 || after === limits.amountMax) return;
        const off = BigInt(after) * 100_000n - exact(before, how);
        const most = (BigInt(how.round_to ?? 1) + 1n) * 50_000n;
        expect(off <= most && off >= -most).toBe(true);
      }),
    );
  });

  it('stays in order: what cost more costs no less', () => {
    fc.assert(
      fc.property(price, price, change, (a, b, how) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(changedPrice(low, how)).toBeLessThanOrEqual(changedPrice(high, how));
      }),
    );
  });

  it('is the same after a change of nothing, and back after an amount and its opposite', () => {
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 1000 }), (before, value) => {
        expect(changedPrice(before, { kind: 'percent', value: 0 })).toBe(before);
        const dearer = changedPrice(before, { kind: 'amount', value });
        if (dearer < limits.amountMax) expect(changedPrice(dearer, { kind: 'amount', value: -value })).toBe(before);
      }),
    );
  });

  it('is rounded halves up, and never below nothing', () => {
    expect(changedPrice(1250, { kind: 'percent', value: 10, round_to: 50 })).toBe(1400);
    expect(changedPrice(1225, { kind: 'amount', value: 0, round_to: 50 })).toBe(1250);
    expect(changedPrice(1250, { kind: 'percent', value: -100 })).toBe(0);
    expect(changedPrice(100, { kind: 'amount', value: -500 })).toBe(0);
    expect(changedPrice(999, { kind: 'percent', value: 7.125 })).toBe(1070);
  });

  it('is asked for within bounds', () => {
    fc.assert(
      fc.property(change, (how) => {
        expect(priceChangeSchema.safeParse(how).success).toBe(true);
      }),
    );
    for (const wrong of [
      { kind: 'percent', value: -100.001 },
      { kind: 'percent', value: 10, round_to: 0 },
      { kind: 'amount', value: 0.5 },
      { kind: 'factor', value: 2 },
    ]) {
      expect(priceChangeSchema.safeParse(wrong).success).toBe(false);
    }
  });
});
