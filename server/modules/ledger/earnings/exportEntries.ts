import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { businessDay } from '#contract/time';
import { ledgerEntries } from '#server/db/schema/ledger';
import type { Handler } from '#server/http/handler';
import { mapInTurns } from '#server/http/inTurns';
import { presentEntry, selectEntries } from '../readEntries';

/**
 * All entries of some business days, one part at a time. Entries never change, so a part starts where the previous one
 * ended.
 */
export const getLedgerEntryExport: Handler<'get_ledger_entry_export'> = async (body, { db, session }) => {
  const { start_date, end_date, after, limit } = body;
  const rows = await selectEntries(db)
    .where(
      and(
        eq(ledgerEntries.store_id, session.store_id),
        gte(ledgerEntries.effective_at, businessDay(start_date, session).start),
        lt(ledgerEntries.effective_at, businessDay(end_date, session).end),
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
};
