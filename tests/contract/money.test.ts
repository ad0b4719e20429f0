import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorDigits } from '#contract/currencyDigits';
import { limits } from '#contract/limits';
import { divideRounded, formatMoney, taxOnTop, taxWithin } from '#contract/money';

const amount = fc.integer({ min: 0, max: limits.amountMax });
/** Percent with at most three decimals. */
const percent = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 1000);

describe('divideRounded', () => {
  it('is the nearest whole number, halves away from zero', () => {
    const numerator = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(numerator, fc.bigInt({ min: 1n, max: 10n ** 9n }), (n, d) => {
        const off = 2n * (BigInt(divideRounded(n, d)) * d - n);
        expect(off <= d && off >= -d).toBe(true);
        if (off === d || off === -d) expect(off > 0n).toBe(n > 0n);
        expect(divideRounded(-n, d)).toBe(-divideRounded(n, d) || 0);
      }),
    );
  });

  it('is exact where floats are not', () => {
    expect(divideRounded(9_007_199_254_740_993n * 3n, 3n)).toBe(Number(9_007_199_254_740_993n));
    expect(divideRounded(5n, 2n)).toBe(3);
    expect(divideRounded(-5n, 2n)).toBe(-3);
  });
});

describe('tax', () => {
  it('on top of a net amount, then within the gross, is the same tax', () => {
    fc.assert(
      fc.property(amount, percent, (net, rate) => {
        const tax = taxOnTop(net, rate);
        expect(Math.abs(taxWithin(net + tax, rate) - tax)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is never negative, never more than the gross, and grows with the rate', () => {
    fc.assert(
      fc.property(amount, percent, percent, (gross, a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(taxWithin(gross, low)).toBeGreaterThanOrEqual(0);
        expect(taxWithin(gross, high)).toBeLessThanOrEqual(gross);
        expect(taxWithin(gross, low)).toBeLessThanOrEqual(taxWithin(gross, high));
        expect(taxOnTop(gross, low)).toBeLessThanOrEqual(taxOnTop(gross, high));
      }),
    );
  });

  it('takes rates with three decimals as they are', () => {
    expect(taxOnTop(100_000, 8.875)).toBe(8_875);
    expect(taxWithin(108_875, 8.875)).toBe(8_875);
    expect(taxOnTop(1, 0.001)).toBe(0);
  });
});

describe('an amount for people', () => {
  it('has as many decimals as its currency', () => {
    expect([minorDigits('EUR'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3]);
    expect(formatMoney(1250, 'EUR', 'en')).toBe('€12.50');
    expect(formatMoney(1250, 'JPY', 'en')).toBe('¥1,250');
    expect(formatMoney(1250, 'KWD', 'en')).toMatch(/1\.250/);
  });

  // Programs differ in these: each would otherwise show and read another amount.
  it.each([
    ...[
      ['AFN', 2],
      ['ALL', 2],
      ['COP', 2],
      ['HUF', 2],
      ['IDR', 2],
      ['IQD', 3],
      ['LBP', 2],
      ['MMK', 2],
      ['PKR', 2],
    ],
    ...[
      ['RSD', 2],
      ['YER', 2],
      ['ISK', 0],
      ['UGX', 0],
      ['VND', 0],
      ['CLF', 4],
      ['huf', 2],
      ['jpy', 0],
    ],
  ] as [string, number][])('%s has %i decimals, whatever program runs', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits);
    const shown = formatMoney(1_234_567, currency.toUpperCase(), 'en').replace(/[^\d.]/g, '');
    expect(shown).toBe((1_234_567 / 10 ** digits).toFixed(digits));
  });
});
