import { and, eq, sql } from 'drizzle-orm';
import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import { modifiers } from '#server/db/schema/menu';
import type { NamesOf, TrailRecord, TrailRecords, TrailSubject } from '../../audit/service';
import { idList, menuTables } from '../changes/menuTables';
import { afterChange, holdSnapshots, readSnapshots, type Snapshot } from '../changes/snapshots';
import { lockMenu } from '../lockMenu';
import { knownNames } from './knownNames';
import { menuValues } from './menuValues';

const trailRecord = (entity: MenuEntity, snapshot: Snapshot): TrailRecord => ({
  name: snapshot.row.name as string[],
  values: menuValues[entity](snapshot),
});

/** Snapshots as the trail tells of them. */
export const trailRecords = (entity: MenuEntity, snapshots: ReadonlyMap<string, Snapshot>): TrailRecords =>
  new Map([...snapshots].map(([id, snapshot]) => [id, trailRecord(entity, snapshot)]));

const namesOf =
  (entity: MenuEntity): NamesOf =>
  async (tx, storeId, ids) => {
    const known = knownNames(tx, ids);
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length === 0) return known;
    const table = menuTables[entity];
    const rows = await tx
      .select({ id: table.id, name: table.name })
      .from(table)
      .where(and(eq(table.store_id, storeId), sql`${table.id} in ${idList(unknown)}`));
    return new Map([...known, ...rows.map(({ id, name }) => [id, name] as const)]);
  };

/** A call that sets one modifier's stock names the modifier; what changes is its group. */
async function groupsOf(tx: Database, storeId: string, { modifier_id }: Record<string, unknown>): Promise<string[]> {
  if (typeof modifier_id !== 'string') return [];
  const [found] = await tx
    .select({ id: modifiers.modifier_group_id })
    .from(modifiers)
    .where(and(eq(modifiers.store_id, storeId), eq(modifiers.id, modifier_id)));
  return found ? [found.id] : [];
}

const common = (entity: MenuEntity): Pick<TrailSubject, 'load' | 'hold'> => ({
  load: async (tx, storeId, ids) =>
    trailRecords(entity, afterChange.take(tx, entity, ids) ?? (await readSnapshots(tx, entity, storeId, ids))),
  async hold(tx, storeId, ids) {
    await lockMenu(tx, storeId);
    return trailRecords(entity, await holdSnapshots(tx, entity, storeId, ids));
  },
});

/** A record as its reply shows it, in the form of a snapshot. */
const ofReply =
  (entity: Exclude<MenuEntity, 'modifier_group'>): NonNullable<TrailSubject['ofReply']> =>
  (record) => {
    const { _id, modifier_groups } = record as { _id: string; modifier_groups?: string[] };
    const row = { ...record, id: _id, version: Number(record.version) };
    const attachments = modifier_groups?.map((modifier_group_id, sequence_number) => ({
      ...{ item_id: _id, modifier_group_id, sequence_number },
    }));
    return trailRecord(entity, { row, ...(attachments && { attachments }) });
  };

/** How the trail sees the records of the menu. */
export const menuSubjects: Record<MenuEntity, TrailSubject> = {
  item: {
    ...common('item'),
    ofReply: ofReply('item'),
    lists: ['images', 'modifier_groups'],
    references: { sub_category_id: namesOf('sub_category'), modifier_groups: namesOf('modifier_group') },
  },
  category: { ...common('category'), ofReply: ofReply('category') },
  sub_category: {
    ...common('sub_category'),
    ofReply: ofReply('sub_category'),
    references: { category_id: namesOf('category') },
  },
  modifier_group: {
    ...common('modifier_group'),
    idsOf: groupsOf,
    lists: ['modifiers', 'items'],
    references: { items: namesOf('item') },
  },
};
