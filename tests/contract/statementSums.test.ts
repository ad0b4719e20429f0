import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StatementLine, type StatementSection, sectionTitles } from '#contract/statements/parts';
import { invoiceSums, sectionTotal, statementSums } from '#contract/statements/sums';

const line = (amount: number): StatementLine => ({ label: 'sales', amount });
const section = (title: StatementSection['title'], ...amounts: number[]): StatementSection => ({
  title,
  lines: amounts.map(line),
});

describe('the sums of a statement', () => {
  it('keep cash that the store holds apart from what it earned', () => {
    const sections = [
      section('sales', 100_00, 50_00),
      section('discounts', -10_00),
      section('commission', -28_00, -5_32),
      section('cash', -50_00),
    ];
    const payouts = [{ day: '2026-03-05', amount: 40_00, account: '•••• 4321', reference: 'P-1' }];
    expect(statementSums({ balance_before: 12_00, sections, payouts })).toEqual({
      ...{ earned: 106_68, cash: -50_00, paid_out: 40_00, due: 28_68 },
    });
  });

  it('can be negative: a store that takes cash owes the commission', () => {
    const sections = [section('sales', 20_00), section('commission', -5_00), section('cash', -20_00)];
    expect(statementSums({ balance_before: 0, sections, payouts: [] }).due).toBe(-5_00);
  });

  it('are all zero without lines', () => {
    expect(statementSums({ balance_before: 0, sections: [], payouts: [] })).toEqual({
      ...{ earned: 0, cash: 0, paid_out: 0, due: 0 },
    });
  });

  it('add up to the minor unit, however lines are divided into sections', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom(...sectionTitles), fc.integer({ min: -1e9, max: 1e9 })));
    fc.assert(
      fc.property(lines, fc.integer({ min: -1e9, max: 1e9 }), (given, before) => {
        const sections = given.map(([title, amount]) => section(title, amount));
        const { earned, cash, due } = statementSums({ balance_before: before, sections, payouts: [] });
        const all = given.reduce((sum, [, amount]) => sum + amount, 0);
        expect(earned + cash).toBe(all);
        expect(due).toBe(before + all);
        const joined = sectionTitles.map((title) =>
          section(title, ...given.filter(([other]) => other === title).map(([, amount]) => amount)),
        );
        expect(statementSums({ balance_before: before, sections: joined, payouts: [] }).due).toBe(due);
      }),
    );
  });
});

describe('the sums of an invoice', () => {
  it('add tax to the lines and deduct what was paid', () => {
    const sections = [section('services', 49_00, 12_50)];
    expect(sectionTotal(sections[0] as StatementSection)).toBe(61_50);
    const taxes = [{ percent: 19, net: 61_50, tax: 11_69 }];
    expect(invoiceSums({ sections, taxes, paid: 50_00 })).toEqual({ net: 61_50, tax: 11_69, total: 73_19, due: 23_19 });
  });
});
