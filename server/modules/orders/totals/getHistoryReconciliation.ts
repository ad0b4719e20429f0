import { sql } from 'drizzle-orm';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { orderRefunds } from '#server/db/schema/orderChanges';
import { endedEarly, isCompleted } from '#server/db/schema/orderEndings';
import { orders } from '#server/db/schema/orders';
import type { Handler, Session } from '#server/http/handler';
import { completeSince, type LedgerOwner, readSums } from '../../ledger/service';
import { historyCondition } from '../lists/orderListCondition';
import { askedPeriod } from './getHistoryPeriod';

interface Dates {
  start_date: string;
  end_date: string;
}

/** The table's name, which a column alone loses in a subquery. */
const order = sql`${orders}`;
const sumOf = (amount: ReturnType<typeof sql>) => sql<number>`coalesce(sum(${amount}), 0)::float8`;

/** The contract's `creditedOf`, in SQL: how much of a completed order's total was refunded. */
const credited = sql`(${orders.total} - ${orders.paid_amount} + ${orders.refunded} - case
  when ${orders.payment_status} in ('pending', 'authorized') and ${orders.paid_amount} = 0 then ${orders.total} else ${orders.extra_due} end)`;

/** Refunded after the order was called off: of its charge. What went back with the cancellation was never charged. */
const refundedLater = sql`coalesce((
  select sum(r.amount) from ${orderRefunds} r
  where r.store_id = ${order}.store_id and r.order_id = ${order}.id and r.kind <> 'cancellation'
    and r.at >= ${order}.ended_at), 0)`;

/** The sums of a period's orders, from nothing but the orders and their refunds. */
async function sumsOfOrders(db: Database, dates: Dates, session: Session) {
  const [row] = await db
    .select({
      total: sumOf(sql`${orders.total}) filter (where ${isCompleted(order)}`),
      cancellation_charge: sumOf(sql`${orders.cancellation_charge}) filter (where ${endedEarly(order)}`),
      refunded: sumOf(sql`case when ${isCompleted(order)} then ${credited} else ${refundedLater} end`),
    })
    .from(orders)
    .where(historyCondition(dates, session));
  return row ?? { total: 0, cancellation_charge: 0, refunded: 0 };
}

/** Entries of refunds that are of another period than their orders, and tax, whose sums by day aren't kept. */
async function sumsOfEntries(db: Database, dates: Dates, { store_id, ...rules }: LedgerOwner) {
  const start = sql`${businessDay(dates.start_date, rules).start.toISOString()}::timestamptz`;
  const end = sql`${businessDay(dates.end_date, rules).end.toISOString()}::timestamptz`;
  const refunds = sql`from ${ledgerEntries} e
    join ${ledgerTransactions} t on t.store_id = e.store_id and t.id = e.transaction_id
    join ${orders} o on o.store_id = t.store_id and o.id = t.order_id
    where e.store_id = ${store_id} and e.account = 'refunds'`;
  const { rows } = (await db.execute(sql`
    select
      (select ${sumOf(sql`0 - e.amount`)} ${refunds}
        and e.effective_at >= ${end} and o.ended_at >= ${start} and o.ended_at < ${end}) as later_refunds,
      (select ${sumOf(sql`0 - e.amount`)} ${refunds}
        and e.effective_at >= ${start} and e.effective_at < ${end} and o.ended_at < ${start}) as earlier_refunds,
      (select ${sumOf(sql`e.amount`)} from ${ledgerEntries} e
        where e.store_id = ${store_id} and e.account = 'tax'
          and e.effective_at >= ${start} and e.effective_at < ${end}) as tax`)) as unknown as {
    rows: { later_refunds: number; earlier_refunds: number; tax: number }[];
  };
  return rows[0] ?? { later_refunds: 0, earlier_refunds: 0, tax: 0 };
}

/** Charged to customers, less their refunds. With tax on top of prices, it is what orders' totals have. */
const chargedAccounts = [
  ...(['sales', 'discounts', 'delivery_fees', 'tips', 'booking_fees', 'included_tax'] as const),
  ...(['cancellation_charges', 'refunds'] as const),
];

/**
 * Leads from the history of a day, week or month to the ledger's sums of its days. Both sides are read separately, so a
 * difference would show.
 *
 * @throws 636 if the period is in the future, or before the store had a history
 */
export const getHistoryReconciliation: Handler<'get_history_reconciliation'> = async (body, { db, session, now }) => {
  const { past } = await askedPeriod(db, body, session, now());
  if ((await completeSince(db, session.store_id)) !== null) return { reconciliation: null };
  const { tax, ...refunds } = await sumsOfEntries(db, past, session);
  const { day: days } = await readSums(db, past, session, ['day']);
  const ledger = days.reduce(
    (sum, { accounts }) => sum + chargedAccounts.reduce((all, account) => all + (accounts[account] ?? 0), 0),
    tax,
  );
  const { currency } = session;
  return {
    reconciliation: { ...past, currency, ...(await sumsOfOrders(db, past, session)), ...refunds, ledger },
  };
};
