import { type SQL, sql } from 'drizzle-orm';
import { balanceOf, isResult, type LedgerAccount, ledgerAccountNames } from '#contract/ledger/accounts';
import type { Dates } from '#contract/ledger/earningDates';
import type { AccountSums } from '#contract/ledger/earnings';
import { orderTypes } from '#contract/orders/statuses';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { ledgerDayTotals } from '#server/db/schema/ledgerDayTotals';
import type { Session } from '#server/http/handler';

/** The store whose ledger is read, with the rules of its business days. */
export type LedgerOwner = Pick<Session, 'store_id' | 'timezone' | 'day_starts_at'>;

/** The accounts that `ledger_day_totals` sums up. */
export const keptAccounts: readonly LedgerAccount[] = [...ledgerAccountNames.filter(isResult), 'platform', 'bank'];

/** The groupings of sums: columns of `ledger_day_totals`, as text. */
const groupings = {
  day: `to_char(day, 'YYYY-MM-DD')`,
  order_type: 'order_type',
  paid_by: 'paid_by',
  provider_id: 'provider_id',
} as const;
type Grouping = keyof typeof groupings;

/** Sums of a day, of an order type and payment, or of a person; the other groupings are null. */
type Row = AccountSums & Record<Grouping, string | null> & { orders: number };

/** The sums of one day, order type, payment or person. */
export interface GroupSums {
  /** The date, the type, the payment or the ID; empty for none. */
  name: string;
  orders: number;
  accounts: AccountSums;
}

/** From when the kept sums cover a store's entries; `null` if they cover all of them. */
const keptFrom = (storeId: string): SQL => sql`(select s.ledger_totals_from from stores s where s.id = ${storeId})`;

const columns = sql.raw(keptAccounts.join(', '));
/** Summed as JavaScript's numbers, in which money is exact: PostgreSQL takes a fifth less time than with its `bigint`. */
const sumColumns = sql.raw(keptAccounts.map((account) => `sum(${account}::float8) as ${account}`).join(', '));

/**
 * Sums of entries from before the kept ones, which are few or none unless the store has just changed its days, as the
 * statement's `earlier`.
 */
function earlierSums({ start_date, end_date }: Dates, session: LedgerOwner): SQL {
  const { store_id } = session;
  const start = businessDay(start_date, session).start.toISOString();
  const end = businessDay(end_date, session).end.toISOString();
  return sql`earlier as materialized (
    select * from ledger_day_sums(${store_id}::uuid, (
      select array_agg(distinct e.transaction_id) from ledger_entries e
      where e.store_id = ${store_id} and e.effective_at >= ${start}::timestamptz and e.effective_at < ${end}::timestamptz
        and e.effective_at < ${keptFrom(store_id)}), null))`;
}

/** The kept sums of days and the earlier ones, of some order types: `any` for those by person. */
function sumsSource({ start_date, end_date }: Dates, { store_id }: LedgerOwner, types: readonly string[]): SQL {
  const ofTypes = sql`order_type in (${sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  )})`;
  const read = sql`select day, order_type, paid_by, provider_id, order_count, ${columns}`;
  return sql`${read} from ${ledgerDayTotals}
    where store_id = ${store_id} and ${ofTypes} and day between ${start_date}::date and ${end_date}::date
    union all ${read} from earlier where ${ofTypes}`;
}

/** Adds up the rows that have the same name in a grouping. */
function grouped(rows: readonly Row[], by: Grouping): GroupSums[] {
  const groups = new Map<string, GroupSums>();
  for (const row of rows) {
    const name = row[by];
    if (name === null) continue;
    const group = groups.get(name) ?? { name, orders: 0, accounts: {} };
    groups.set(name, group);
    group.orders += row.orders;
    for (const account of keptAccounts) group.accounts[account] = (group.accounts[account] ?? 0) + (row[account] ?? 0);
  }
  return [...groups.values()];
}

/** Reads the sums of some days, split in each of the asked ways. */
export async function readSums<Name extends Grouping>(
  db: Database,
  dates: Dates,
  session: LedgerOwner,
  by: readonly Name[],
): Promise<Record<Name, GroupSums[]>> {
  const added = (types: readonly string[], sets: readonly (readonly Grouping[])[]): SQL[] => {
    const grouping = sets.filter((names) => names.length > 0);
    if (grouping.length === 0) return [];
    const named = by.map((name) => `${sets.flat().includes(name) ? groupings[name] : 'null'} as ${name}`);
    return [
      sql`select ${sql.raw(named.join(', '))}, sum(order_count::float8) as orders, ${sumColumns}
        from (${sumsSource(dates, session, types)}) parts
        group by grouping sets (${sql.raw(grouping.map((names) => `(${names.join(', ')})`).join(', '))})`,
    ];
  };
  const requestedOf = (...names: Grouping[]) => names.filter((name) => (by as readonly Grouping[]).includes(name));
  // Days apart, and types with payments: each set costs the database as much as all others, and these have few rows.
  const typed = added(['', ...orderTypes], [requestedOf('day'), requestedOf('order_type', 'paid_by')]);
  const byPerson = added(['any'], [requestedOf('provider_id')]);
  // One statement, so that all are of the same moment.
  const { rows } = (await db.execute(
    sql`with ${earlierSums(dates, session)} ${sql.join([...typed, ...byPerson], sql` union all `)}`,
  )) as unknown as { rows: Row[] };
  return Object.fromEntries(by.map((name) => [name, grouped(rows, name)])) as Record<Name, GroupSums[]>;
}

/** Returns what the platform owed a store at the end of a business day; below zero, the store owed it. */
export async function dueAt(db: Database, date: string, session: LedgerOwner): Promise<number> {
  const { store_id } = session;
  const end = businessDay(date, session).end.toISOString();
  const { rows } = (await db.execute(sql`
    select (coalesce((
      select sum(platform) from ${ledgerDayTotals}
      where store_id = ${store_id} and order_type = '' and day <= ${date}::date), 0)
    + coalesce((
      select sum(e.amount) from ledger_entries e
      where e.store_id = ${store_id} and e.account = 'platform' and e.effective_at < ${end}::timestamptz
        and e.effective_at < ${keptFrom(store_id)}), 0))::float8 as sum`)) as unknown as { rows: { sum: number }[] };
  return balanceOf('platform', rows[0]?.sum ?? 0);
}
