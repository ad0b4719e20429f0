import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ledgerAccountNames } from '#contract/ledger/accounts';
import { type StatementLine, type StatementSection, sectionTitles } from '#contract/statements/parts';
import { sectionAccounts, sectionsOf } from '#contract/statements/sections';
import { invoiceSums, sectionTotal, statementSums } from '#contract/statements/sums';

const line = (amount: number): StatementLine => ({ label: 'sales', amount });
const section = (title: StatementSection['title'], ...amounts: number[]): StatementSection => ({
  title,
  lines: amounts.map(line),
});

describe('the sums of a statement', () => {
  it('keep cash that the store holds and what it owes to others apart from what it earned', () => {
    const sections = [
      section('sales', 100_00, 50_00),
      section('discounts', -10_00),
      section('commission', -28_00, -5_32),
      section('cash', -50_00),
      section('owed', 7_00, 2_00),
    ];
    const payouts = [{ amount: 40_00 }];
    expect(statementSums({ balance_before: 12_00, sections, payouts })).toEqual({
      ...{ earned: 106_68, cash: -50_00, owed: 9_00, paid_out: 40_00, due: 37_68 },
    });
  });

  it('can be negative: a store that takes cash owes the commission', () => {
    const sections = [section('sales', 20_00), section('commission', -5_00), section('cash', -20_00)];
    expect(statementSums({ balance_before: 0, sections, payouts: [] }).due).toBe(-5_00);
  });

  it('are all zero without lines', () => {
    expect(statementSums({ balance_before: 0, sections: [], payouts: [] })).toEqual({
      ...{ earned: 0, cash: 0, owed: 0, paid_out: 0, due: 0 },
    });
  });

  it('add up to the minor unit, however lines are divided into sections', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom(...sectionTitles), fc.integer({ min: -1e9, max: 1e9 })));
    fc.assert(
      fc.property(lines, fc.integer({ min: -1e9, max: 1e9 }), (given, before) => {
        const sections = given.map(([title, amount]) => section(title, amount));
        const { earned, cash, owed, due } = statementSums({ balance_before: before, sections, payouts: [] });
        const all = given.reduce((sum, [, amount]) => sum + amount, 0);
        expect(earned + cash + owed).toBe(all);
        expect(due).toBe(before + all);
        const joined = sectionTitles.map((title) =>
          section(title, ...given.filter(([other]) => other === title).map(([, amount]) => amount)),
        );
        expect(statementSums({ balance_before: before, sections: joined, payouts: [] }).due).toBe(due);
      }),
    );
  });
});

describe('the sections of a statement', () => {
  it('have every account once, but for those of the balance and the payouts', () => {
    const accounts = Object.values(sectionAccounts).flat();
    const others = ledgerAccountNames.filter((account) => account !== 'platform' && account !== 'bank');
    expect([...accounts].sort()).toEqual([...others].sort());
  });

  it('list adjustments, name what is left of them, and split tax by rate', () => {
    const sums = [
      { account: 'sales', tax_rate: null, amount: 100_00 },
      { account: 'tax', tax_rate: 19, amount: 3_00 },
      { account: 'tax', tax_rate: 7, amount: 1_00 },
      { account: 'adjustments', tax_rate: null, amount: 4_50 },
      { account: 'refunds', tax_rate: null, amount: 0 },
    ] as const;
    const adjustment = { label: 'adjustments', amount: 5_00, note: 'A late order' } as const;
    expect(sectionsOf(sums, [adjustment])).toEqual([
      { title: 'sales', lines: [{ label: 'sales', amount: 100_00 }] },
      { title: 'adjustments', lines: [adjustment, { label: 'cash_differences', amount: -50 }] },
      {
        title: 'owed',
        lines: [
          { label: 'tax', amount: 1_00, percent: 7 },
          { label: 'tax', amount: 3_00, percent: 19 },
        ],
      },
    ]);
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
