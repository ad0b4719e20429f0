import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { itemModifierGroups, modifierGroups } from '#server/db/schema/menu';
import type { Handler } from '#server/http/handler';
import { notFound, recordInUse } from '#server/records/refusals';
import { changeMenu } from '../changeMenu';
import { lockOnce, snapshots } from '../changes/snapshots';
import { keepDeletion } from '../keepDeletion';
import { touchItems } from '../touchItems';
import { loadGroup } from './readGroups';
import { isGroup } from './selectGroups';

/** Items before groups, as everybody locks them: two who change the same ones do not wait for each other for ever. */
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
  changeMenu(context, async (tx, tell) => {
    const { session } = context;
    const now = context.now();
    if (detach) await lockAskingItems(tx, session.store_id, _id);
    // Locked by its snapshot, which holds the ties: no item can begin to ask it any more.
    const before = (await snapshots(tx, 'modifier_group', session.store_id, [_id])).get(_id);
    if (!before) throw notFound(errorCodes.NO_DATA_FOUND);
    const itemIds = (before.attachments ?? []).map(({ item_id }) => item_id);
    if (itemIds.length > 0) {
      if (!detach) throw recordInUse(await loadGroup(tx, session.store_id, _id));
      // Their ties go with the group.
      await touchItems(tx, session, itemIds, now);
      tell('item', itemIds);
    }
    await tx.delete(modifierGroups).where(isGroup(session.store_id, _id));
    tell('modifier_group', [_id]);
    return keepDeletion(tx, session, 'modifier_group', before, now);
  });
