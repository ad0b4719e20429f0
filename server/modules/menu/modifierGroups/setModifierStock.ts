import { and, eq, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { modifierGroups, modifiers } from '#server/db/schema/menu';
import { fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { notFound } from '#server/records/refusals';
import { touched } from '#server/records/touched';
import { changeMenu } from '../changeMenu';
import { lockOnce } from '../changes/snapshots';
import { stockColumns, stockErrors } from '../stock';
import { isGroup, loadGroup } from './readGroups';

const isModifier = (storeId: string, id: string) => and(eq(modifiers.store_id, storeId), eq(modifiers.id, id));

/** Locks the group that a modifier belongs to; a modifier does not change groups. */
async function lockGroupOf(tx: Database, storeId: string, modifierId: string): Promise<string> {
  const [found] = await tx
    .select({ id: modifiers.modifier_group_id })
    .from(modifiers)
    .where(isModifier(storeId, modifierId));
  if (!found) throw notFound(errorCodes.NO_DATA_FOUND, 'modifier_id');
  await lockOnce(tx, 'modifier_group', storeId, [found.id]);
  return found.id;
}

/** @throws NO_DATA_FOUND at `modifier_id` if it was deleted while this call waited for its group */
async function stockOf(tx: Database, storeId: string, modifierId: string) {
  const [found] = await tx
    .select({ is_in_stock: modifiers.is_in_stock, in_stock_at: modifiers.in_stock_at })
    .from(modifiers)
    .where(isModifier(storeId, modifierId));
  if (!found) throw notFound(errorCodes.NO_DATA_FOUND, 'modifier_id');
  return { is_in_stock: found.is_in_stock, in_stock_at: found.in_stock_at?.toISOString() ?? null };
}

/** A group that asks for more than is left is let be: what has run out has run out. */
export const setModifierStock: Handler<'set_modifier_stock'> = ({ modifier_id, ...stock }, context) =>
  changeMenu(context, async (tx, announce) => {
    const { store_id } = context.session;
    const now = context.now();
    const errors = stockErrors(stock, now);
    if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
    const groupId = await lockGroupOf(tx, store_id, modifier_id);
    const before = await stockOf(tx, store_id, modifier_id);
    await tx.update(modifiers).set(stockColumns(stock)).where(isModifier(store_id, modifier_id));
    await tx
      .update(modifierGroups)
      .set({ ...touched(context.session, now), version: sql`${modifierGroups.version} + 1` })
      .where(isGroup(store_id, groupId));
    announce('modifier_group', [groupId]);
    return { modifier_group: await loadGroup(tx, store_id, groupId), before };
  });
