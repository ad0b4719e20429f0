import { and, eq, lte, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { balanceOf } from '#contract/ledger/accounts';
import { fullName } from '#contract/providers/fullName';
import { type AccountSum, sectionsOf } from '#contract/statements/sections';
import type { Statement } from '#contract/statements/statement';
import { businessDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { isEntryOfTransaction, ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { orders } from '#server/db/schema/orders';
import { providers } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { CallError } from '#server/http/callError';
import { type FoundStatement, isWithin, type Range } from './findStatement';

const sum = sql<number>`sum(${ledgerEntries.amount})::float8`;

const sumsOf = (db: Database, range: Range): Promise<AccountSum[]> =>
  db
    .select({ account: ledgerEntries.account, tax_rate: ledgerEntries.tax_rate, amount: sum })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .where(isWithin(range))
    .groupBy(ledgerEntries.account, ledgerEntries.tax_rate);

/** The transactions of one account, with the numbers of their orders. */
const listOf = (db: Database, range: Range, account: 'adjustments' | 'bank') =>
  db
    .select({
      kind: ledgerTransactions.kind,
      effective_at: ledgerTransactions.effective_at,
      reason: ledgerTransactions.reason,
      unique_id: orders.unique_id,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .leftJoin(orders, and(eq(orders.store_id, ledgerTransactions.store_id), eq(orders.id, ledgerTransactions.order_id)))
    .where(and(isWithin(range), eq(ledgerEntries.account, account)))
    .orderBy(ledgerTransactions.position);

/** Reads what delivery people handed in, and what was missing or too much: the entries of counted cash name the person. */
async function cashCountsOf(db: Database, range: Range): Promise<Statement['cash_counts']> {
  const of = (account: 'provider_cash' | 'adjustments') =>
    sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.account} = ${account}::text), 0)::float8`;
  const rows = await db
    .select({
      first_name: sql<string | null>`min(${providers.first_name})`,
      last_name: sql<string | null>`min(${providers.last_name})`,
      expected: of('provider_cash'),
      difference: of('adjustments'),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .leftJoin(
      providers,
      and(eq(providers.store_id, ledgerEntries.store_id), eq(providers.id, ledgerEntries.provider_id)),
    )
    .where(
      and(isWithin(range), eq(ledgerTransactions.kind, 'cash_handover'), sql`${ledgerEntries.provider_id} is not null`),
    )
    .groupBy(ledgerEntries.provider_id)
    .orderBy(ledgerEntries.provider_id);
  return rows.map(({ first_name, last_name, expected, difference }) => ({
    person: fullName({ first_name: first_name ?? '', last_name: last_name ?? '' }),
    ...{ expected, counted: expected + difference },
  }));
}

async function balanceUntil(db: Database, { store_id, after }: Range): Promise<number> {
  const isBefore = and(
    eq(ledgerEntries.store_id, store_id),
    eq(ledgerEntries.account, 'platform'),
    lte(ledgerTransactions.position, after),
  );
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)::float8` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, isEntryOfTransaction)
    .where(isBefore);
  return balanceOf('platform', row?.sum ?? 0);
}

/** The number that people mention: the year, and the place among all of the store's statements. */
const numberOf = ({ last_day, number }: FoundStatement['row']): string =>
  `${last_day.slice(0, 4)}-${String(number).padStart(4, '0')}`;

/** Returns a sealed statement, all of whose amounts are sums of the ledger's entries. */
export async function statementOf(db: Database, statement: FoundStatement): Promise<Statement> {
  const { row, store_id, issued_at } = statement;
  const [store] = await db.select().from(stores).where(eq(stores.id, store_id));
  if (!store || row.seal === null) throw new CallError(errorCodes.NO_DATA_FOUND);
  const dayOf = (at: Date) => businessDate(at, row);
  const adjustments = (await listOf(db, statement, 'adjustments')).filter(({ kind }) => kind === 'adjustment');
  const lines = adjustments.map(({ effective_at, reason, unique_id, amount }) => ({
    ...{ label: 'adjustments' as const, amount, day: dayOf(effective_at) },
    ...(unique_id !== null && { reference: String(unique_id) }),
    ...(reason !== '' && { note: reason }),
  }));
  return {
    ...{ kind: 'statement', number: numberOf(row), issued_at: issued_at.toISOString() },
    store: {
      name: store.name[0] ?? '',
      address: [store.address],
      country_code: store.country_code,
      tax_id: null,
    },
    owner_name: fullName({ first_name: store.owner_first_name, last_name: store.owner_last_name }),
    period: { first: row.first_day, last: row.last_day },
    ...{ day_starts_at: row.day_starts_at, timezone: row.timezone, currency: store.currency },
    balance_before: await balanceUntil(db, statement),
    sections: sectionsOf(await sumsOf(db, statement), lines),
    payouts: (await listOf(db, statement, 'bank')).map(({ effective_at, reason, amount }) => ({
      ...{ day: dayOf(effective_at), amount: balanceOf('bank', amount), reference: reason },
    })),
    cash_counts: await cashCountsOf(db, statement),
    seal: { hash: row.seal, previous: row.previous, entries: row.entry_count ?? 0 },
  };
}
