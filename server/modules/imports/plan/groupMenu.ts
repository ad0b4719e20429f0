import { asc, eq } from 'drizzle-orm';
import { nameKey } from '#contract/multilingual';
import { modifierGroups, modifiers } from '#server/db/schema/menu';
import { groupBy } from '../../menu/service';
import type { ImportContext } from '../importContext';

type ModifierColumns = typeof modifiers.$inferSelect;
export type ModifierRow = Omit<ModifierColumns, 'modifier_group_id'> & { modifier_group_id: string };

type GroupColumns = typeof modifierGroups.$inferSelect;
export type GroupRow = Omit<GroupColumns, 'store_id' | 'version' | 'created_at' | 'updated_at' | 'updated_by'>;

export interface KnownGroup {
  row: GroupRow;
  modifiers: ModifierRow[];
}

/** The part of the menu that rows of modifier groups speak of. */
export interface GroupMenu {
  groups: Map<string, KnownGroup>;
  /** Several groups can have the same name. */
  named: Map<string, string[]>;
  /** Group by the id of a modifier. */
  groupOf: Map<string, string>;
  lastPlace: number;
}

/** Every group of the store with its modifiers. */
export async function loadGroupMenu({ tx, session, isApplying }: ImportContext): Promise<GroupMenu> {
  const ofStore = eq(modifierGroups.store_id, session.store_id);
  const query = tx.select().from(modifierGroups).where(ofStore).orderBy(asc(modifierGroups.id));
  const rows = await (isApplying ? query.for('no key update') : query);
  const modifierRows = await tx
    .select()
    .from(modifiers)
    .where(eq(modifiers.store_id, session.store_id))
    .orderBy(asc(modifiers.sequence_number), asc(modifiers.id));
  const ofGroup = groupBy(modifierRows, (row) => row.modifier_group_id);
  return {
    groups: new Map(
      rows.map(({ store_id: _, version: _v, created_at: _c, updated_at: _u, updated_by: _b, ...row }) => [
        row.id,
        { row, modifiers: ofGroup.get(row.id) ?? [] },
      ]),
    ),
    named: new Map(
      [...groupBy(rows, (row) => nameKey(row.name))].map(([key, same]) => [key, same.map(({ id }) => id)]),
    ),
    groupOf: new Map(modifierRows.map((row) => [row.id, row.modifier_group_id])),
    lastPlace: rows.reduce((last, row) => Math.max(last, row.sequence_number), 0),
  };
}
