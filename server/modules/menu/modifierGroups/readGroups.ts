import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { itemModifierGroups, items, modifierGroups, modifiers } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { byShownText, listCondition, listOrder, offsetOf } from '#server/records/recordList';
import { notFound } from '#server/records/refusals';
import { presentTouch } from '#server/records/touched';
import { groupBy } from '../groupBy';
import { type ModifierRow, presentModifierGroup } from '../presentMenu';

const itemCount = sql<number>`(
  select count(*)::int from item_modifier_groups a
  where a.store_id = modifier_groups.store_id and a.modifier_group_id = modifier_groups.id)`;

/** Starts a query for modifier groups, each with how many items ask it. */
const selectGroups = (db: Database) =>
  db.select({ ...getTableColumns(modifierGroups), item_count: itemCount }).from(modifierGroups);

export const isGroup = (storeId: string, id: string) =>
  and(eq(modifierGroups.store_id, storeId), eq(modifierGroups.id, id));

type CountedGroup = Awaited<ReturnType<typeof selectGroups>>[number];

/** The modifiers of some groups, in their order. */
export const loadModifiers = (db: Database, storeId: string, groupIds: readonly string[]): Promise<ModifierRow[]> =>
  db
    .select()
    .from(modifiers)
    .where(and(eq(modifiers.store_id, storeId), inArray(modifiers.modifier_group_id, [...groupIds])))
    .orderBy(asc(modifiers.sequence_number), asc(modifiers.id));

/** Groups as their store edits them. */
async function presentGroupRecords(
  db: Database,
  storeId: string,
  rows: readonly CountedGroup[],
): Promise<ModifierGroupRecord[]> {
  const ids = rows.map(({ id }) => id);
  const modifiersByGroup = groupBy(await loadModifiers(db, storeId, ids), (modifier) => modifier.modifier_group_id);
  return rows.map((row) => ({
    ...presentModifierGroup(row, modifiersByGroup.get(row.id) ?? []),
    ...presentTouch(row),
    item_count: row.item_count,
  }));
}

/** @throws NO_DATA_FOUND at `_id`: the catalogue has no code of its own for a group */
export async function loadGroup(db: Database, storeId: string, id: string): Promise<ModifierGroupRecord> {
  const rows = await selectGroups(db).where(isGroup(storeId, id));
  const [group] = await presentGroupRecords(db, storeId, rows);
  if (!group) throw notFound(errorCodes.NO_DATA_FOUND);
  return group;
}

/** The items that ask a group, in the order of the menu. */
export const loadAskingItems = (db: Database, storeId: string, groupId: string) =>
  db
    .select({ _id: items.id, name: items.name })
    .from(itemModifierGroups)
    .innerJoin(items, and(eq(items.store_id, itemModifierGroups.store_id), eq(items.id, itemModifierGroups.item_id)))
    .where(and(eq(itemModifierGroups.store_id, storeId), eq(itemModifierGroups.modifier_group_id, groupId)))
    .orderBy(asc(items.sequence_number), asc(items.id));

export const getModifierGroupList: Handler<'get_modifier_group_list'> = async (body, context) => {
  const { db, session, language } = context;
  const order = body.sort_by === 'name' ? byShownText(modifierGroups.name, language) : modifierGroups.sequence_number;
  const condition = listCondition(modifierGroups, [modifierGroups.name], body, context);
  const rows = await selectGroups(db)
    .where(condition)
    .orderBy(...listOrder(modifierGroups, order, body.sort_order))
    .limit(body.perPage)
    .offset(offsetOf(body));
  return {
    data: await presentGroupRecords(db, session.store_id, rows),
    count: await db.$count(modifierGroups, condition),
  };
};

export const getModifierGroup: Handler<'get_modifier_group'> = async ({ _id }, { db, session }) => ({
  modifier_group: await loadGroup(db, session.store_id, _id),
  used_by: await loadAskingItems(db, session.store_id, _id),
});
