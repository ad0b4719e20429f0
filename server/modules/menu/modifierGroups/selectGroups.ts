import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { modifierGroups, modifiers } from '#server/db/schema/menu';
import { presentTouch } from '#server/records/touched';
import { groupBy } from '../groupBy';
import { type ModifierRow, presentModifierGroup } from '../presentMenu';

const itemCount = sql<number>`(
  select count(*)::int from item_modifier_groups a
  where a.store_id = modifier_groups.store_id and a.modifier_group_id = modifier_groups.id)`;

/** Starts a query for modifier groups, each with how many items ask it. */
export const selectGroups = (db: Database) =>
  db.select({ ...getTableColumns(modifierGroups), item_count: itemCount }).from(modifierGroups);

export const isGroup = (storeId: string, id: string) =>
  and(eq(modifierGroups.store_id, storeId), eq(modifierGroups.id, id));

export type CountedGroup = Awaited<ReturnType<typeof selectGroups>>[number];

/** The modifiers of some groups, in their order. */
export const loadModifiers = (db: Database, storeId: string, groupIds: readonly string[]): Promise<ModifierRow[]> =>
  db
    .select()
    .from(modifiers)
    .where(and(eq(modifiers.store_id, storeId), inArray(modifiers.modifier_group_id, [...groupIds])))
    .orderBy(asc(modifiers.sequence_number), asc(modifiers.id));

/** Groups as their store edits them. */
export async function presentGroupRecords(
  db: Database,
  storeId: string,
  rows: readonly CountedGroup[],
): Promise<ModifierGroupRecord[]> {
  const ids = rows.map(({ id }) => id);
  const own = groupBy(await loadModifiers(db, storeId, ids), (modifier) => modifier.modifier_group_id);
  return rows.map((row) => ({
    ...presentModifierGroup(row, own.get(row.id) ?? []),
    ...presentTouch(row),
    item_count: row.item_count,
  }));
}
