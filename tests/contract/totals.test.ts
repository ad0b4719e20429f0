import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { taxOnTop, taxWithin } from '#contract/money';
import { splitOver } from '#contract/offers/discount';
import { computeTotals, lineTotal, type PricedLine, type TaxRules } from '#contract/orders/totals';

const quantity = fc.integer({ min: 1, max: limits.quantityMax });
const price = fc.integer({ min: 0, max: 100_000 });
const rate = fc.constantFrom(0, 2.1, 5.5, 7, 8.875, 10, 19, 20, 25.5);
const line: fc.Arbitrary<PricedLine> = fc.record({
  quantity,
  unit_price: price,
  tax: rate,
  modifiers: fc.array(fc.record({ quantity, unit_price: price }), { maxLength: 4 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const rules: fc.Arbitrary<TaxRules> = fc.record({
  is_tax_included: fc.boolean(),
  is_use_item_tax: fc.boolean(),
  store_tax: rate,
});
const extra = fc.record({ delivery_fee: price, tip_amount: price });

describe('totals', () => {
  it('add up: lines to the subtotal, subtotal, tax on top, fee and tip less the discount to the total', () => {
    fc.assert(
      fc.property(lines, rules, extra, price, (ordered, taxes, more, amount) => {
        const priced = ordered.map((one) => ({ total: lineTotal(one), item_id: '' }));
        const off = { lines: splitOver(amount, priced), delivery: Math.min(amount, more.delivery_fee) };
        const discount = off.lines.reduce((sum, one) => sum + one, off.delivery);
        const totals = computeTotals(ordered, taxes, { ...more, discount: off });
        expect(totals.discount).toBe(discount);
        expect(totals.lines).toEqual(ordered.map(lineTotal));
        expect(totals.subtotal).toBe(totals.lines.reduce((sum, one) => sum + one, 0));
        const onTop = taxes.is_tax_included ? 0 : totals.tax;
        expect(totals.total).toBe(totals.subtotal + onTop + more.delivery_fee + more.tip_amount - discount);
        expect(totals.tax_included).toBe(taxes.is_tax_included);
      }),
    );
  });

  it('are whole, never negative, and the same in whatever order the lines stand', () => {
    fc.assert(
      fc.property(
        lines.chain((ordered) =>
          fc.tuple(fc.constant(ordered), fc.shuffledSubarray(ordered, { minLength: ordered.length })),
        ),
        rules,
        extra,
        ([ordered, shuffled], taxes, more) => {
          const { lines: _lines, ...totals } = computeTotals(ordered, taxes, more);
          const { lines: _shuffled, ...others } = computeTotals(shuffled, taxes, more);
          expect(others).toEqual(totals);
          for (const value of [totals.subtotal, totals.tax, totals.total]) {
            expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
          }
        },
      ),
    );
  });

  it('tax each rate once over all its lines, and all lines by the store’s rate where items have none of their own', () => {
    fc.assert(
      fc.property(lines, rules, (ordered, taxes) => {
        const taxOf = taxes.is_tax_included ? taxWithin : taxOnTop;
        const rateOf = (one: PricedLine) => (taxes.is_use_item_tax ? one.tax : taxes.store_tax);
        const rates = [...new Set(ordered.map(rateOf))];
        const expected = rates
          .map((one) => [one, ordered.filter((entry) => rateOf(entry) === one).map(lineTotal)] as const)
          .map(([one, amounts]) =>
            taxOf(
              amounts.reduce((sum, amount) => sum + amount, 0),
              one,
            ),
          )
          .reduce((sum, tax) => sum + tax, 0);
        expect(computeTotals(ordered, taxes).tax).toBe(expected);
      }),
    );
  });

  it('stay exact with the largest amounts', () => {
    const big = { quantity: 9, unit_price: limits.amountMax, tax: 19.999, modifiers: [] };
    const taxes = { is_tax_included: false, is_use_item_tax: true, store_tax: 0 };
    const totals = computeTotals([big, { ...big, quantity: 1, unit_price: 1 }], taxes);
    expect(totals.subtotal).toBe(9_000_000_001);
    expect(totals.tax).toBe(Number((9_000_000_001n * 19_999n + 50_000n) / 100_000n));
  });

  it('of nothing are nothing', () => {
    const taxes = { is_tax_included: true, is_use_item_tax: true, store_tax: 20 };
    expect(computeTotals([], taxes)).toMatchObject({ lines: [], subtotal: 0, tax: 0, total: 0 });
  });
});
