import { max, sql } from 'drizzle-orm';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { menuChangeRecords, menuChanges } from '#server/db/schema/menuChanges';
import type { Session } from '#server/http/handler';
import { asJson, columnsOf, isChange } from './journalTables';
import { type ChangeEntry, withPlaces } from './places';
import type { Snapshot } from './snapshots';

/**
 * Keeps a record that is being deleted, so that it can be brought back.
 *
 * @returns what the call replies
 */
export async function journalDeletion(
  tx: Database,
  editor: MenuEditor,
  entity: JournaledEntity,
  before: Snapshot,
  now: Date,
): Promise<{ results: { _id: string; success: true }[]; change_id: string }> {
  const record_id = before.row.id;
  const change_id = await journalChange(tx, editor, [{ entity, record_id, before, after_version: null }], { now });
  return { results: [{ _id: record_id, success: true }], change_id };
}

/** Who changes the menu; a session is one. */
export type MenuEditor = Pick<Session, 'store_id' | 'name'>;

/** Records already undone no longer belong to the change. */
async function restartChange(tx: Database, storeId: string, id: string): Promise<void> {
  await tx.delete(menuChangeRecords).where(isChange(menuChangeRecords, storeId, id));
  await tx
    .update(menuChanges)
    .set({ undone_at: null })
    .where(isChange(menuChanges, storeId, id));
}

async function nextPosition(tx: Database, storeId: string, id: string): Promise<number> {
  const [last] = await tx
    .select({ position: max(menuChangeRecords.position) })
    .from(menuChangeRecords)
    .where(isChange(menuChangeRecords, storeId, id));
  return (last?.position ?? -1) + 1;
}

/**
 * Writes a change to the journal, in the same transaction, so that `undoChange` can undo it. A record can appear in a
 * change several times. Entries are in the order in which records were written: the contents of a category come after
 * the category. Extending a change that was undone starts it over.
 *
 * @param id of a change to extend, or to start under an ID chosen by the caller (an import's); by default a new one
 * @returns the change's ID
 */
export async function journalChange(
  tx: Database,
  { store_id, name }: MenuEditor,
  entries: readonly ChangeEntry[],
  { id: extended, now }: { id?: string; now: Date },
): Promise<string> {
  const id = extended ?? newId();
  // Updates an existing row, which locks it: two callers that extend it take positions one after the other.
  const [stored] = await tx
    .insert(menuChanges)
    .values({ store_id, id, by: name, created_at: now })
    .onConflictDoUpdate({ target: [menuChanges.store_id, menuChanges.id], set: { by: name } })
    .returning({ undone_at: menuChanges.undone_at });
  if (stored?.undone_at) await restartChange(tx, store_id, id);
  const first = extended === undefined ? 0 : await nextPosition(tx, store_id, extended);
  const placed = await withPlaces(tx, store_id, entries);
  const rows = placed.map((entry, index) => ({ ...entry, store_id, change_id: id, position: first + index }));
  const columns = sql.join(columnsOf(menuChangeRecords), sql`, `);
  await tx.execute(sql`insert into ${menuChangeRecords} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${menuChangeRecords}, ${asJson(rows)})`);
  return id;
}
