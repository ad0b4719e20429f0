import { and, asc, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { LedgerEntryRecord } from '#contract/entities/ledger';
import { orderEarnings } from '#contract/ledger/orderEarnings';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { isEntryOfTransaction, ledgerEntries, ledgerProgress, ledgerTransactions } from '#server/db/schema/ledger';
import { orders } from '#server/db/schema/orders';
import { CallError } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';

/** Beyond this, entries aren't counted: it would take longer than reading a page of them. */
const countedMost = 10_000;

const ofOrder = and(eq(orders.store_id, ledgerTransactions.store_id), eq(orders.id, ledgerTransactions.order_id));

/** Entries with their transactions and the numbers of their orders. */
export const selectEntries = (db: Database) =>
  db
    .select({ entry: ledgerEntries, transaction: ledgerTransactions, unique_id: orders.unique_id })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, isEntryOfTransaction)
    .leftJoin(orders, ofOrder);

type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number];

export const presentEntry = ({ entry, transaction, unique_id }: EntryRow): LedgerEntryRecord => ({
  transaction_id: entry.transaction_id,
  seq: entry.seq,
  kind: transaction.kind,
  order_id: transaction.order_id ?? undefined,
  unique_id: unique_id ?? undefined,
  effective_at: transaction.effective_at.toISOString(),
  at: transaction.at.toISOString(),
  by: transaction.by,
  reason: transaction.reason || undefined,
  reversal_of: transaction.reversal_of ?? undefined,
  account: entry.account,
  amount: entry.amount,
  currency: entry.currency,
  line: entry.line ?? undefined,
  tax_rate: entry.tax_rate ?? undefined,
  provider_id: entry.provider_id ?? undefined,
  steps: entry.steps ? [...entry.steps] : undefined,
});

/** Since when orders have to be placed for the ledger to have them; `null` once it has all. */
export async function completeSince(db: Database, storeId: string): Promise<string | null> {
  const [row] = await db
    .select({ since: ledgerProgress.complete_since })
    .from(ledgerProgress)
    .where(eq(ledgerProgress.store_id, storeId));
  return row?.since.toISOString() ?? null;
}

/** Counts entries, up to `countedMost`. */
async function countEntries(db: Database, condition: SQL | undefined): Promise<number> {
  const counted = db
    .select({ seq: ledgerEntries.seq })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, isEntryOfTransaction)
    .leftJoin(orders, ofOrder)
    .where(condition)
    .limit(countedMost)
    .as('counted');
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(counted);
  return row?.count ?? 0;
}

/** A condition on a column of the order; `null` is for entries that have none. */
const isOf = (column: PgColumn, value: string | null | undefined): SQL | undefined =>
  value === undefined ? undefined : value === null ? isNull(column) : eq(column, value);

function entryCondition(body: ParsedBodyOf<'get_ledger_entry_list'>, session: Session): SQL | undefined {
  const { start_date, end_date, filter = {} } = body;
  return and(
    eq(ledgerEntries.store_id, session.store_id),
    start_date ? gte(ledgerEntries.effective_at, businessDay(start_date, session).start) : undefined,
    end_date ? lt(ledgerEntries.effective_at, businessDay(end_date, session).end) : undefined,
    filter.account ? eq(ledgerEntries.account, filter.account) : undefined,
    filter.accounts ? inArray(ledgerEntries.account, filter.accounts) : undefined,
    filter.kind ? eq(ledgerTransactions.kind, filter.kind) : undefined,
    filter.order_id ? eq(ledgerTransactions.order_id, filter.order_id) : undefined,
    isOf(orders.order_type, filter.order_type),
    isOf(orders.paid_by, filter.paid_by),
    isOf(orders.provider_id, filter.provider_id),
  );
}

export const getLedgerEntryList: Handler<'get_ledger_entry_list'> = async (body, { db, session }) => {
  const { page, perPage } = body;
  const { store_id } = session;
  const condition = entryCondition(body, session);
  const rows = await selectEntries(db)
    .where(condition)
    .orderBy(desc(ledgerEntries.effective_at), desc(ledgerEntries.transaction_id), desc(ledgerEntries.seq))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const count = await countEntries(db, condition);
  return { data: rows.map(presentEntry), count, complete_since: await completeSince(db, store_id) };
};

/** Returns what an order brought, from its entries; adjustments that are about it belong to it. */
export const getOrderEarnings: Handler<'get_order_earnings'> = async ({ order_id }, { db, session }) => {
  const { store_id } = session;
  const isOne = and(eq(orders.store_id, store_id), eq(orders.id, order_id), eq(orders.is_test, false));
  const [order] = await db.select({ currency: orders.currency }).from(orders).where(isOne);
  if (!order) throw new CallError(errorCodes.ORDER_DETAIL_NOT_FOUND);
  const entries = await db
    .select({
      account: ledgerEntries.account,
      amount: ledgerEntries.amount,
      line: ledgerEntries.line,
      steps: ledgerEntries.steps,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .where(and(eq(ledgerTransactions.store_id, store_id), eq(ledgerTransactions.order_id, order_id)))
    .orderBy(asc(ledgerEntries.effective_at), asc(ledgerEntries.transaction_id), asc(ledgerEntries.seq));
  const known = entries.map(({ account, amount, line, steps }) => ({
    ...{ account, amount, line: line ?? undefined, steps: steps ?? undefined },
  }));
  return {
    earnings: { order_id, currency: order.currency, ...orderEarnings(known) },
    complete_since: await completeSince(db, store_id),
  };
};
