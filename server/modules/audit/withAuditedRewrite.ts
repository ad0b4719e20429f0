import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { type AuditNote, writeAuditEntries } from './writeAuditEntries';

/** Operations that rewrite rows which are otherwise only added. The trigger `only_added` (migration 0038) accepts these names, and lets only `delete_store` delete. */
export type AuditedRewrite = 'erase_customer' | 'delete_store' | 'convert_amounts';

/** The setting that the trigger reads. It ends with the transaction, so the next one on the same connection has none. */
const setMarker = (tx: Database, value: AuditedRewrite | '') =>
  tx.execute(sql`select set_config('storedesk.audited_rewrite', ${value}::text, true)`);

interface Rewrite<Result> {
  operation: AuditedRewrite;
  storeId: string;
  /** The entry that says that it happened. It must not contain what was erased. */
  note: (result: Result) => AuditNote;
}

/**
 * Runs the one kind of work that may alter or delete rows of append-only tables, and writes its audit entry in the same
 * transaction. Outside of it, a trigger refuses every such statement. Rows that are emptied by `TRUNCATE` are refused here
 * too.
 *
 * @example await withAuditedRewrite(db, { operation: 'delete_store', storeId, note }, (tx) => deleteEntries(tx, storeId))
 */
export function withAuditedRewrite<Result>(
  db: Database,
  { operation, storeId, note }: Rewrite<Result>,
  rewrite: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await setMarker(tx, operation);
    let result: Result;
    try {
      result = await rewrite(tx);
    } finally {
      // The surrounding transaction may go on without the marker. After a failed statement it can't, and this fails too.
      await setMarker(tx, '').catch(() => undefined);
    }
    await writeAuditEntries(tx, storeId, [note(result)]);
    return result;
  });
}
