import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { ParsedBodyOf, ReplyOf } from '#contract/calls/index';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { ledgerEntries } from '#server/db/schema/ledger';
import type { Handler } from '#server/http/handler';
import { mapInTurns } from '#server/http/inTurns';
import { presentEntry, selectEntries } from '../readEntries';
import type { LedgerOwner } from './earningSums';

type Part = Pick<ParsedBodyOf<'get_ledger_entry_export'>, 'start_date' | 'end_date' | 'after' | 'limit'>;

/**
 * Reads all entries of some business days, one part at a time. Entries never change, so a part starts where the previous
 * one ended.
 */
export async function readEntriesPart(
  db: Database,
  { start_date, end_date, after, limit }: Part,
  store: LedgerOwner,
): Promise<ReplyOf<'get_ledger_entry_export'>> {
  const rows = await selectEntries(db)
    .where(
      and(
        eq(ledgerEntries.store_id, store.store_id),
        gte(ledgerEntries.effective_at, businessDay(start_date, store).start),
        lt(ledgerEntries.effective_at, businessDay(end_date, store).end),
        after &&
          sql`(${ledgerEntries.effective_at}, ${ledgerEntries.transaction_id}, ${ledgerEntries.seq})
            > (${after.effective_at}::timestamptz, ${after.transaction_id}::uuid, ${after.seq}::int)`,
      ),
    )
    .orderBy(asc(ledgerEntries.effective_at), asc(ledgerEntries.transaction_id), asc(ledgerEntries.seq))
    .limit(limit);
  const data = await mapInTurns(rows, (row) => {
    const { by: _by, steps: _steps, ...entry } = presentEntry(row);
    return entry;
  });
  const last = data.at(-1);
  if (!last || data.length < limit) return { data };
  const { effective_at, transaction_id, seq } = last;
  return { data, next: { effective_at, transaction_id, seq } };
}

export const getLedgerEntryExport: Handler<'get_ledger_entry_export'> = (body, { db, session }) =>
  readEntriesPart(db, body, session);
