import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResult, ledgerAccountNames } from '#contract/ledger/accounts';
import { bridgeOf, type TypeEarnings } from '#contract/ledger/bridge';
import { datesBefore, daysIn } from '#contract/ledger/earningDates';
import { type AccountSums, earningMeasures, earningsOf, totalEarnings } from '#contract/ledger/earnings';
import { sumOf } from '#contract/ledger/ledgerEntry';
import { creditedOf } from '#contract/ledger/ledgerOrder';
import { orderEarnings } from '#contract/ledger/orderEarnings';
import { writeMoney } from '#contract/menuFiles/writeMoney';
import { endedEarly } from '#contract/orders/statuses';
import { aLife, liveThrough } from '../support/ledgerLives';

describe('the measures of earnings', () => {
  it('have every account of what was earned once', () => {
    const measured = Object.values(earningMeasures).flat();
    expect([...measured].sort()).toEqual(ledgerAccountNames.filter(isResult).sort());
  });

  it('add up to what an order’s entries of the result add up to', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const entries = liveThrough(life).transactions.flatMap((one) => [...one.entries]);
        const sums: AccountSums = Object.fromEntries(
          ledgerAccountNames.map((account) => [account, sumOf(entries, account)]),
        );
        expect(earningsOf(sums, 1).net).toBe(sumOf(entries, ...ledgerAccountNames.filter(isResult)));
      }),
      { numRuns: 300 },
    );
  });
});

describe('the readers of the ledger', () => {
  const charged = [
    'sales',
    'discounts',
    'delivery_fees',
    'tips',
    'booking_fees',
    'tax',
    'included_tax',
    'cancellation_charges',
  ] as const;

  it('agree on what an order brought: earnings, the order’s panel, and the amounts in a file', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const entries = liveThrough(life).transactions.flatMap((one) => [...one.entries]);
        const accounts: AccountSums = Object.fromEntries(
          ledgerAccountNames.map((account) => [account, sumOf(entries, account)]),
        );
        const { net } = earningsOf(accounts, 1);
        expect(orderEarnings(entries).earned).toBe(net);
        const written = entries.flatMap(({ account, amount }) =>
          isResult(account) ? [Math.round(Number(writeMoney(amount, 'EUR')) * 100)] : [],
        );
        expect(written.reduce((sum, amount) => sum + amount, 0)).toBe(net);
      }),
      { numRuns: 300 },
    );
  });

  it('agree with the history, which goes by order', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { order, transactions, past } = liveThrough(life);
        const { ended_at } = past;
        if (ended_at === null) return;
        const entries = transactions.flatMap((one) => [...one.entries]);
        const later = past.refunds.filter(({ at, kind }) => kind !== 'cancellation' && at > ended_at);
        const byOrder = endedEarly(order.order_status)
          ? order.cancellation_charge - later.reduce((sum, { amount }) => sum + amount, 0)
          : order.total - creditedOf(order);
        expect(sumOf(entries, ...charged, 'refunds')).toBe(byOrder);
        // A refund after the end moves nothing but its own account, so each period's part of it is that account's.
        const afterEnd = transactions.filter(({ kind }) => kind === 'refund').flatMap((one) => [...one.entries]);
        expect(sumOf(afterEnd, ...charged)).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the bridge', () => {
  const of = (order_type: TypeEarnings['order_type'], orders: number, accounts: AccountSums): TypeEarnings => ({
    order_type,
    ...earningsOf(accounts, orders),
  });
  const partsOf = (now: TypeEarnings[], before: TypeEarnings[]) =>
    Object.fromEntries(
      bridgeOf(now, before)
        .filter(({ amount }) => amount !== 0)
        .map(({ part, amount }) => [part, amount]),
    );
  const before = [of('delivery', 10, { sales: 20_000, delivery_fees: 3_000 }), of('pickup', 10, { sales: 10_000 })];

  it('tells orders from baskets', () => {
    const half = [of('delivery', 5, { sales: 10_000, delivery_fees: 1_500 }), of('pickup', 5, { sales: 5_000 })];
    expect(partsOf(half, before)).toEqual({ orders: -16_500 });
    const smaller = [of('delivery', 10, { sales: 18_000, delivery_fees: 3_000 }), of('pickup', 10, { sales: 10_000 })];
    expect(partsOf(smaller, before)).toEqual({ basket: -2_000 });
  });

  it('tells another mix of order types from smaller baskets', () => {
    const shifted = [of('delivery', 5, { sales: 10_000, delivery_fees: 1_500 }), of('pickup', 15, { sales: 15_000 })];
    expect(partsOf(shifted, before)).toEqual({ mix: -6_500 });
  });

  it('has what is taken off in parts of its own', () => {
    const now = [
      of('delivery', 10, {
        ...{ sales: 20_000, delivery_fees: 3_000, discounts: -500, platform_discounts: 200, refunds: -700 },
        ...{ included_tax: -100, commission: -900, commission_tax: -90, provider_shares: -10 },
      }),
      before[1] as TypeEarnings,
      of(null, 0, { adjustments: 250 }),
    ];
    expect(partsOf(now, before)).toEqual({ discounts: -300, refunds: -700, tax: -100, fees: -1_000, other: 250 });
  });

  it('compares with nothing', () => {
    expect(partsOf(before, [])).toEqual({ orders: 33_000 });
    expect(partsOf([], before)).toEqual({ orders: -33_000 });
    // A type that is new has the average basket as its own of before.
    const withTables = [...before, of('table', 10, { sales: 16_500 })];
    expect(partsOf(withTables, before)).toEqual({ orders: 16_500 });
  });

  it('adds up to the difference, to the cent', () => {
    const amount = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
    const earned = fc.record({
      orders: fc.integer({ min: 1, max: 100_000 }),
      accounts: fc.dictionary(fc.constantFrom(...ledgerAccountNames), amount),
    });
    const types = fc
      .tuple(earned, earned, earned, earned)
      .map((all) =>
        (['delivery', 'pickup', 'table', null] as const).map((type, index) =>
          of(type, all[index]?.orders ?? 0, (all[index]?.accounts ?? {}) as AccountSums),
        ),
      );
    fc.assert(
      fc.property(types, types, (now, then) => {
        const parts = bridgeOf(now, then);
        const difference = totalEarnings(now).net - totalEarnings(then).net;
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(difference);
        for (const part of bridgeOf(now, now)) expect(part.amount + 0).toBe(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the days before', () => {
  const of = (start_date: string, end_date: string) => ({ start_date, end_date });

  it('are the same weekdays for a day and a week, until the same day', () => {
    expect(datesBefore('day', of('2026-11-27', '2026-11-27'), '2026-11-27')).toEqual(of('2026-11-20', '2026-11-20'));
    const week = of('2026-11-22', '2026-11-28');
    expect(datesBefore('week', week, '2026-11-25')).toEqual(of('2026-11-15', '2026-11-18'));
    expect(datesBefore('week', week, '2026-11-28')).toEqual(of('2026-11-15', '2026-11-21'));
    expect(datesBefore('week', week, '2027-01-01')).toEqual(of('2026-11-15', '2026-11-21'));
  });

  it('are the month before, of which a partial month has the same part', () => {
    const march = of('2026-03-01', '2026-03-31');
    expect(datesBefore('month', march, '2026-03-10')).toEqual(of('2026-02-01', '2026-02-10'));
    expect(datesBefore('month', march, '2026-03-30')).toEqual(of('2026-02-01', '2026-02-28'));
    expect(datesBefore('month', march, '2026-04-02')).toEqual(of('2026-02-01', '2026-02-28'));
    expect(datesBefore('month', of('2026-02-01', '2026-02-28'), '2026-02-28')).toEqual(of('2026-01-01', '2026-01-31'));
  });

  it('are as many days right before any others', () => {
    expect(datesBefore(undefined, of('2026-11-10', '2026-11-19'), '2026-11-27')).toEqual(
      of('2026-10-31', '2026-11-09'),
    );
    expect(datesBefore(undefined, of('2026-11-20', '2026-12-31'), '2026-11-24')).toEqual(
      of('2026-11-15', '2026-11-19'),
    );
    expect(daysIn(of('2026-10-20', '2026-11-02'))).toBe(14);
  });
});
