import { and, asc, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ModifierGroupRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { itemModifierGroups, items, modifierGroups } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { byShownText, listCondition, listOrder, offsetOf } from '#server/records/recordList';
import { notFound } from '#server/records/refusals';
import { isGroup, presentGroupRecords, selectGroups } from './selectGroups';

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
