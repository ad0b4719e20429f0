import { and, asc, gte, sql } from 'drizzle-orm';
import type { ReplyOf } from '#contract/calls/index';
import type { Database } from '#server/db/database';
import { isEntryOfTransaction, ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import { mapInTurns } from '#server/http/inTurns';
import { presentEntry, selectEntries } from '../../ledger/service';
import { isWithin, type Range } from './findStatement';

type Part = ReplyOf<'get_payout_statement_entries'>;
/** The place of an entry in the store's ledger. */
type Place = NonNullable<Part['next']>;

const entriesInPart = 2_000;

/** Reads the entries of a statement in the order in which they are sealed, those after a place first. */
export async function readPart(db: Database, range: Range, after?: Place, limit = entriesInPart): Promise<Part> {
  const { position } = ledgerTransactions;
  const rows = await selectEntries(db)
    .where(
      and(
        isWithin(range),
        after && gte(position, after.position),
        after && sql`(${position}, ${ledgerEntries.seq}) > (${after.position}::bigint, ${after.seq}::int)`,
      ),
    )
    .orderBy(asc(position), asc(ledgerEntries.seq))
    .limit(limit);
  const data = await mapInTurns(rows, (row) => {
    const { by: _by, steps: _steps, ...entry } = presentEntry(row);
    return entry;
  });
  const last = rows.at(-1);
  if (!last || rows.length < limit) return { data };
  return { data, next: { position: last.transaction.position ?? 0, seq: last.entry.seq } };
}

/** All of them, part by part. */
export async function* entryParts(db: Database, range: Range): AsyncGenerator<Part['data']> {
  let after: Place | undefined;
  do {
    const { data, next } = await readPart(db, range, after);
    yield data;
    after = next;
  } while (after);
}

export async function countEntries(db: Database, range: Range): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, isEntryOfTransaction)
    .where(isWithin(range));
  return row?.count ?? 0;
}
