import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUnusual, usualPrice } from '#contract/menuFiles/unusualPrice';

const price = fc.integer({ min: 1, max: 1_000_000 });

it('the usual price is one of the prices, with as many above as below', () => {
  fc.assert(
    fc.property(fc.array(price, { minLength: 3 }), (prices) => {
      const usual = usualPrice(prices) ?? 0;
      expect(prices).toContain(usual);
      expect(prices.filter((one) => one < usual).length * 2).toBeLessThanOrEqual(prices.length);
      expect(prices.filter((one) => one > usual).length * 2).toBeLessThanOrEqual(prices.length);
    }),
  );
});

it('two prices, and free items, say nothing', () => {
  expect([usualPrice([]), usualPrice([900, 1200]), usualPrice([0, 0, 0, 900])]).toEqual([null, null, null]);
});

it('a price read with its decimal mark a hundredfold or a thousandfold wrong is far from the usual one', () => {
  fc.assert(
    fc.property(price, fc.constantFrom(100, 1000), (usual, times) => {
      expect(isUnusual(usual * times, usual)).toBe(true);
      expect(isUnusual(usual, usual * times)).toBe(true);
      expect(isUnusual(usual, usual)).toBe(false);
    }),
  );
});

it('a champagne among soft drinks is expensive, and no mistake', () => {
  expect(isUnusual(5900, 420)).toBe(false);
});
