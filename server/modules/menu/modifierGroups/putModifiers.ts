import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { modifiers } from '#server/db/schema/menu';
import type { ModifierColumns } from './modifierRows';

const given = {
  name: sql`excluded.name`,
  price: sql`excluded.price`,
  is_default: sql`excluded.is_default`,
  is_in_stock: sql`excluded.is_in_stock`,
  in_stock_at: sql`excluded.in_stock_at`,
  sequence_number: sql`excluded.sequence_number`,
};

/** Gives a group these modifiers and no others. The group must be locked, and ids that are not new be its own. */
export async function putModifiers(
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
    .onConflictDoUpdate({ target: [modifiers.store_id, modifiers.id], set: given });
}
