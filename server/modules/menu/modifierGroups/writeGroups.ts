import { and, eq, notInArray, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { itemModifierGroups, modifierGroups, modifiers } from '#server/db/schema/menu';
import { changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { notFound, recordInUse } from '#server/records/refusals';
import { languageCount } from '#server/records/storeTexts';
import { touched } from '#server/records/touched';
import { changeMenu } from '../changeMenu';
import { journalDeletion } from '../changes/journalChange';
import { lockOnce, snapshots } from '../changes/snapshots';
import { nextPlace, setSequence } from '../setSequence';
import { touchItems } from '../touchItems';
import { groupColumns, type ModifierColumns } from './groupColumns';
import { isGroup, loadGroup, loadModifiers } from './readGroups';

/** Items before groups, the same lock order as everywhere, to avoid deadlocks. */
async function lockAskingItems(tx: Database, storeId: string, groupId: string): Promise<void> {
  const asking = await tx
    .select({ id: itemModifierGroups.item_id })
    .from(itemModifierGroups)
    .where(and(eq(itemModifierGroups.store_id, storeId), eq(itemModifierGroups.modifier_group_id, groupId)));
  await lockOnce(
    tx,
    'item',
    storeId,
    asking.map(({ id }) => id),
  );
}

export const deleteModifierGroup: Handler<'delete_modifier_group'> = ({ _id, detach }, context) =>
  changeMenu(context, async (tx, announce) => {
    const { session } = context;
    const now = context.now();
    if (detach) await lockAskingItems(tx, session.store_id, _id);
    // Locked by its snapshot, which includes the links: no item can attach it now.
    const before = (await snapshots(tx, 'modifier_group', session.store_id, [_id])).get(_id);
    if (!before) throw notFound(errorCodes.NO_DATA_FOUND);
    const itemIds = (before.attachments ?? []).map(({ item_id }) => item_id);
    if (itemIds.length > 0) {
      if (!detach) throw recordInUse(await loadGroup(tx, session.store_id, _id));
      // Their ties go with the group.
      await touchItems(tx, session, itemIds, now);
      announce('item', itemIds);
    }
    await tx.delete(modifierGroups).where(isGroup(session.store_id, _id));
    announce('modifier_group', [_id]);
    return journalDeletion(tx, session, 'modifier_group', before, now);
  });

const insertedColumns = {
  name: sql`excluded.name`,
  price: sql`excluded.price`,
  is_default: sql`excluded.is_default`,
  is_in_stock: sql`excluded.is_in_stock`,
  in_stock_at: sql`excluded.in_stock_at`,
  sequence_number: sql`excluded.sequence_number`,
};

/** Gives a group these modifiers and no others. The group must be locked, and ids that are not new be its own. */
async function putModifiers(
  tx: Database,
  storeId: string,
  groupId: string,
  rows: readonly ModifierColumns[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await tx
    .delete(modifiers)
    .where(
      and(eq(modifiers.store_id, storeId), eq(modifiers.modifier_group_id, groupId), notInArray(modifiers.id, ids)),
    );
  if (rows.length === 0) return;
  await tx
    .insert(modifiers)
    .values(rows.map((row) => ({ ...row, store_id: storeId, modifier_group_id: groupId })))
    .onConflictDoUpdate({ target: [modifiers.store_id, modifiers.id], set: insertedColumns });
}

const ofStore = (storeId: string) => eq(modifierGroups.store_id, storeId);

/** A new group, before its range is checked. */
const nothingYet = { name: [], min: 0, max: 0, is_required: false, modifiers: [] };

export const addModifierGroup: Handler<'add_modifier_group'> = (body, context) =>
  changeMenu(context, async (tx, announce) => {
    const { store_id } = context.session;
    const now = context.now();
    const languages = await languageCount(tx, store_id);
    const { columns, modifiers = [] } = groupColumns(body, nothingYet, { languages, now });
    const id = newId();
    const { name = [], name_key = '', ...others } = columns;
    await tx.insert(modifierGroups).values({
      store_id,
      id,
      name,
      name_key,
      sequence_number: await nextPlace(tx, modifierGroups, ofStore(store_id)),
      ...others,
      ...touched(context.session, now),
    });
    await putModifiers(tx, store_id, id, modifiers);
    announce('modifier_group', [id]);
    return { modifier_group: await loadGroup(tx, store_id, id) };
  });

export const updateModifierGroup: Handler<'update_modifier_group'> = (body, context) =>
  changeMenu(context, async (tx, announce) => {
    const { store_id } = context.session;
    const now = context.now();
    await lockOnce(tx, 'modifier_group', store_id, [body._id]);
    const current = await loadGroup(tx, store_id, body._id);
    if (current.version !== body.version) throw changedMeanwhile(current);
    const before = { ...current, modifiers: await loadModifiers(tx, store_id, [body._id]) };
    const languages = await languageCount(tx, store_id);
    const { columns, modifiers } = groupColumns(body, before, { languages, now });
    await tx
      .update(modifierGroups)
      .set({ ...columns, ...touched(context.session, now), version: sql`${modifierGroups.version} + 1` })
      .where(isGroup(store_id, body._id));
    if (modifiers) await putModifiers(tx, store_id, body._id, modifiers);
    announce('modifier_group', [body._id]);
    return { modifier_group: await loadGroup(tx, store_id, body._id) };
  });

export const setModifierGroupSequence: Handler<'set_modifier_group_sequence'> = ({ ids }, context) =>
  changeMenu(context, async (tx, announce) => {
    await setSequence(tx, modifierGroups, ofStore(context.session.store_id), ids, errorCodes.NO_DATA_FOUND);
    announce('modifier_group', ids);
    return { ids };
  });
