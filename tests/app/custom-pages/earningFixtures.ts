import type { ReplyOf } from '#contract/calls/index';
import { bridgeOf, type TypeEarnings } from '#contract/ledger/bridge';
import { datesBefore } from '#contract/ledger/earningDates';
import { type AccountSums, earningsOf, totalEarnings } from '#contract/ledger/earnings';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import { businessDate, dateFrom } from '#contract/time';
import { aStore } from '../../support/accounts';

type Earned = ReplyOf<'get_earning'>;

export const today = businessDate(new Date(), aStore());
export const week = periodDates('week', today);

const of = (order_type: TypeEarnings['order_type'], orders: number, accounts: AccountSums): TypeEarnings => ({
  order_type,
  ...earningsOf(accounts, orders),
});

/** Two deliveries and a pickup of this week, and five orders of the week before. */
export function someEarnings(change: Partial<Earned> = {}): Earned {
  const types = [
    of('delivery', 2, { sales: 5_000, delivery_fees: 600, commission: -1_000, provider_shares: -600 }),
    of('pickup', 1, { sales: 1_000, refunds: -400, included_tax: -90 }),
  ];
  const typesBefore = [
    of('delivery', 4, { sales: 10_000, delivery_fees: 1_200, commission: -2_000 }),
    of('pickup', 1, { sales: 1_000 }),
  ];
  const sums = totalEarnings(types);
  const dates = datesUntil(today, week);
  const zero = earningsOf({}, 0);
  const days: Earned['days'] = [];
  for (let date = dates.start_date; date < dates.end_date; date = dateFrom(date, 1))
    days.push({ date, ...zero, paid_out: 0 });
  return {
    ...{ ...week, until: dates.end_date, currency: 'EUR' },
    ...sums,
    ...{ paid_out: 2_000, due: 1_510 },
    days: [...days, { date: dates.end_date, ...sums, paid_out: 2_000 }],
    order_types: types,
    payments: [{ paid_by: 'card', ...sums }],
    providers: [{ provider_id: null, ...sums }],
    before: { ...datesBefore('week', week, today), ...totalEarnings(typesBefore), paid_out: 0 },
    bridge: bridgeOf(types, typesBefore),
    complete_since: null,
    ...change,
  };
}

/** A store that has earned nothing. */
export function noEarnings(): Earned {
  const zero = earningsOf({}, 0);
  const before = { ...datesBefore('week', week, today), ...zero, paid_out: 0 };
  const nothing = { ...zero, paid_out: 0, due: 0, before, order_types: [], payments: [], providers: [] };
  return someEarnings({ ...nothing, days: [{ date: today, ...zero, paid_out: 0 }], bridge: bridgeOf([], []) });
}

type Entry = ReplyOf<'get_ledger_entry_list'>['data'][number];

/** An entry of the pickup. */
export const anEntry = (change: Partial<Entry> = {}): Entry => ({
  ...{ transaction_id: '0198d6f2-0000-7000-8000-000000000001', seq: 1, kind: 'order_end' as const },
  ...{
    order_id: '0198d6f2-0000-7000-8000-0000000000aa',
    unique_id: 17,
    account: 'sales' as const,
    amount: 1_000,
    currency: 'EUR',
  },
  ...{ effective_at: new Date().toISOString(), at: new Date().toISOString() },
  by: { kind: 'store', id: null, name: 'Ada Owner' },
  ...change,
});
