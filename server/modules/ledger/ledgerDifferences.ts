import { asc, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database';
import { ledgerProgress } from '#server/db/schema/ledger';
import { endedEarly, isCompleted } from '#server/db/schema/orderEndings';
import { stores } from '#server/db/schema/stores';
import { disputeFees } from './bookDisputeFees';
import { keptDifferences } from './earnings/keptDifferences';

/** A sum that the orders and the ledger don't agree on. */
interface LedgerDifference {
  sum: 'charged' | 'cancellation_charges' | 'money' | 'dispute_fees';
  orders: number;
  ledger: number;
}

interface Sums {
  charged: number;
  booked_charged: number;
  charges: number;
  booked_charges: number;
  money: number;
  booked_money: number;
  fees: number;
  booked_fees: number;
}

/** The sum of a store's entries of some accounts, by a condition on their transactions `t`. */
const entriesOf = (storeId: string, accounts: readonly string[], isOf: SQL) => sql`(
  select coalesce(sum(e.amount), 0)::float8
  from ledger_entries e join ledger_transactions t on t.store_id = e.store_id and t.id = e.transaction_id
  where e.store_id = ${storeId} and ${isOf}
    and e.account in (${sql.join(
      accounts.map((account) => sql`${account}::text`),
      sql`, `,
    )}))`;

/** Those about orders. */
const entries = (storeId: string, accounts: readonly string[]) =>
  entriesOf(
    storeId,
    accounts,
    sql`(t.kind in ('payment', 'booking_fee', 'order_end', 'refund') or t.kind = 'reversal' and t.order_id is not null)`,
  );

/** Fees of payments that are known here: an archive that was imported has entries without them. */
const ofKnownPayments = sql`t.kind = 'dispute_fee'
  and exists (select from payments p where p.store_id = t.store_id and p.order_id = t.order_id)`;

const chargedAccounts = ['sales', 'discounts', 'delivery_fees', 'tips', 'booking_fees', 'tax', 'included_tax'];
/** Where money is, and what the platform settles with it. */
const moneyAccounts = [
  ...['platform', 'store_cash', 'provider_cash', 'gateway'],
  ...['platform_discounts', 'commission', 'commission_tax', 'payment_fees'],
];

/**
 * Compares a store's ledger with its orders: what customers were charged for completed orders, cancellation charges, and
 * money taken less money returned; and with the fees that gateways charged for disputes. One statement, so both are of the same moment.
 *
 * @returns the sums that differ; none if everything is booked
 */
export async function ledgerDifferences(db: Database, storeId: string): Promise<LedgerDifference[]> {
  const { rows } = await db.transaction(async (tx) => {
    // Of a million orders, it takes longer than any call may.
    await tx.execute(sql`set local statement_timeout = '10min'`);
    return (await tx.execute(sql`
    select
      coalesce(sum(o.total) filter (where ${isCompleted(sql`o`)}), 0)::float8 as charged,
      coalesce(sum(o.cancellation_charge) filter (where ${endedEarly(sql`o`)}), 0)::float8 as charges,
      coalesce(sum(o.paid_amount - o.refunded), 0)::float8 as money,
      ${entries(storeId, chargedAccounts)} as booked_charged,
      ${entries(storeId, ['cancellation_charges'])} as booked_charges,
      ${entries(storeId, moneyAccounts)} as booked_money,
      (select coalesce(sum((f.fee -> 'amount')::float8), 0)
        from payments p join orders o on o.store_id = p.store_id and o.id = p.order_id and not o.is_test, ${disputeFees}
        where p.store_id = ${storeId} and p.dispute is not null) as fees,
      ${entriesOf(storeId, ['dispute_fees'], ofKnownPayments)} as booked_fees
    from orders o where o.store_id = ${storeId} and not o.is_test`)) as unknown as { rows: Sums[] };
  });
  const [sums] = rows;
  if (!sums) return [];
  const all: LedgerDifference[] = [
    { sum: 'charged', orders: sums.charged, ledger: sums.booked_charged },
    { sum: 'cancellation_charges', orders: sums.charges, ledger: sums.booked_charges },
    { sum: 'money', orders: sums.money, ledger: 0 - sums.booked_money },
    { sum: 'dispute_fees', orders: sums.fees, ledger: 0 - sums.booked_fees },
  ];
  return all.filter((one) => one.orders !== one.ledger);
}

/**
 * Compares the ledgers of all stores with their orders, and kept sums with entries, and logs every difference. Stores that are
 * still being booked wait. Of deleted ones, sums by day aren't kept.
 */
export async function checkLedgers(db: Database, log: Pick<Logger, 'error'>): Promise<void> {
  const found = await db
    .select({ id: stores.id })
    .from(stores)
    .where(
      sql`${stores.deleted_at} is null and not exists (select 1 from ${ledgerProgress} p where p.store_id = ${stores.id})`,
    )
    .orderBy(asc(stores.id));
  for (const { id } of found) {
    const differences = await ledgerDifferences(db, id);
    if (differences.length > 0) log.error({ store_id: id, differences }, 'the ledger differs from the orders');
    const kept = await keptDifferences(db, id);
    if (kept.length > 0) log.error({ store_id: id, differences: kept }, 'kept sums differ from the ledger');
  }
}
