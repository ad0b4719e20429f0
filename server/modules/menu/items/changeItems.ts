import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import type { Database } from '#server/db/database';
import { items } from '#server/db/schema/menu';
import { bisectFailures } from '../changes/bisectFailures';
import type { MenuEditor } from '../changes/journalChange';
import { idList } from '../changes/journalTables';
import type { ChangeEntry } from '../changes/places';
import { attach, detach, writeRows } from '../changes/putBack';
import { type Snapshot, snapshots } from '../changes/snapshots';
import { takenName } from '../takenNames';
import { changedItem, type ItemChange, movesToCategory } from './changedItem';
import { type ItemWithGroups, selectItems } from './selectItems';

/** New versions of existing items. */
async function writeItems(
  tx: Database,
  editor: MenuEditor,
  rows: readonly ItemWithGroups[],
  { groups }: ItemChange,
  now: Date,
): Promise<void> {
  await writeRows(tx, editor, 'item', rows, now);
  if (!groups) return;
  await detach(
    tx,
    editor.store_id,
    rows.map(({ id }) => id),
  );
  const attachments = rows.flatMap(({ id }) =>
    groups.map((modifier_group_id, sequence_number) => ({ item_id: id, modifier_group_id, sequence_number })),
  );
  await attach(tx, editor.store_id, attachments);
}

/** The rows that a change makes others, as they will be; those that come under a new heading one behind the other. */
function changedItems(rows: readonly ItemWithGroups[], change: ItemChange, now: Date): ItemWithGroups[] {
  let place = change.lastPlace ?? 0;
  return rows.flatMap((row) => {
    const changed = changedItem(row, change, place, now);
    if (movesToCategory(row, change)) place += 1;
    return changed ?? [];
  });
}

/** Items as they are once some of them were written, for the audit log. */
function leftBy(befores: ReadonlyMap<string, Snapshot>, ids: readonly string[], written: readonly ItemWithGroups[]) {
  const left = new Map<string, Snapshot | null>(ids.map((id) => [id, befores.get(id) ?? null]));
  for (const { group_ids, ...item } of written) {
    const row = { ...befores.get(item.id)?.row, ...item, in_stock_at: item.in_stock_at?.toISOString() ?? null };
    const attachments = group_ids.map((modifier_group_id, sequence_number) => ({
      ...{ item_id: item.id, modifier_group_id, sequence_number },
    }));
    left.set(item.id, { row, attachments });
  }
  return left;
}

/**
 * Changes as many of the items as possible. Items that already match stay untouched, with their version.
 *
 * @returns a result for each ID: 892 for one that the store doesn't have, 897 if the name is already used in its sub-category; also the journal's data of the written items, and all items after the change
 */
export async function changeItems(
  tx: Database,
  editor: MenuEditor,
  ids: readonly string[],
  change: ItemChange,
  now: Date,
): Promise<{ results: BulkResult[]; entries: ChangeEntry[]; left: Map<string, Snapshot | null> }> {
  const befores = await snapshots(tx, 'item', editor.store_id, ids);
  const rows = await selectItems(tx)
    .where(and(eq(items.store_id, editor.store_id), sql`${items.id} in ${idList([...befores.keys()])}`))
    .orderBy(items.sequence_number, items.id);
  const changed = changedItems(rows, change, now);
  const write = (part: Database, some: readonly ItemWithGroups[]) => writeItems(part, editor, some, change, now);
  const refused = await bisectFailures(tx, changed, write, takenName);
  const codes = new Map([...refused].map(([row, code]) => [row.id, code]));
  const results = [...new Set(ids)].map((_id) => {
    const error_code = befores.has(_id) ? codes.get(_id) : errorCodes.ITEM_NOT_FOUND;
    return error_code === undefined ? { _id, success: true } : { _id, success: false, error_code };
  });
  const written = changed.filter((row) => !refused.has(row));
  const entries = written.map(({ id, version }) => ({
    entity: 'item' as const,
    record_id: id,
    before: befores.get(id) ?? null,
    after_version: version + 1,
  }));
  return { results, entries, left: leftBy(befores, ids, written) };
}
