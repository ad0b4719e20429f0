import { and, eq, sql } from 'drizzle-orm';
import type { AuditValues } from '#contract/audit/auditEntry';
import type { MenuEntity } from '#contract/entities/menuEntities';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { modifiers } from '#server/db/schema/menu';
import type { AuditRecord, AuditRecords, AuditSubject, NamesOf } from '../audit/service';
import { offers } from '../offers/service';
import { tables } from '../tables/service';
import { lockMenu } from './changeMenu';
import { idList, journalTables } from './changes/journalTables';
import { afterChange, lockAndLoadSnapshots, readSnapshots, type Snapshot } from './changes/snapshots';

/** Names that a transaction has read for records that it has locked. */
const known = new WeakMap<Database, Map<string, string[]>>();

/** Saves the audit log from reading a name again that goes with an ID. */
export function rememberName(tx: Database, id: string, name: string[]): void {
  known.set(tx, new Map([...(known.get(tx) ?? []), [id, name]]));
}

/** Those of the ids whose names were remembered. */
const knownNames = (tx: Database, ids: readonly string[]): Map<string, string[]> => {
  const names = known.get(tx);
  return new Map(
    ids.flatMap((id) => {
      const name = names?.get(id);
      return name ? [[id, name] as const] : [];
    }),
  );
};

type Value = AuditValues[string];
type Row = Record<string, unknown>;

/** Rows come as the database writes them in JSON: their times in its own way. */
const instantOf = (value: unknown): Value => (typeof value === 'string' ? new Date(value).toISOString() : null);

const picked = (row: Row, fields: readonly string[]): AuditValues =>
  Object.fromEntries(fields.map((field) => [field, (row[field] ?? null) as Value]));

/** For a picture: which one, and how it looks. */
const pictureOf = (image: unknown): Value => {
  if (!image || typeof image !== 'object' || !('_id' in image)) return null;
  return { _id: image._id as Value, thumbnail_url: ('thumbnail_url' in image ? image.thumbnail_url : null) as Value };
};

const stockOf = (row: Row): AuditValues => ({
  is_in_stock: row.is_in_stock as Value,
  in_stock_at: instantOf(row.in_stock_at),
});

const inPlace = (rows: readonly Row[] = []) =>
  [...rows].sort((a, b) => Number(a.sequence_number) - Number(b.sequence_number));

const itemValues = ({ row, attachments }: Snapshot): AuditValues => ({
  ...picked(row, ['name', 'description', 'sku', 'price', 'tax', 'sub_category_id', 'sequence_number', 'is_visible']),
  ...stockOf(row),
  ...picked(row, ['availability', 'allergens', 'diet_marks']),
  images: Array.isArray(row.images) ? row.images.map(pictureOf) : [],
  modifier_groups: inPlace(attachments).map(({ modifier_group_id }) => modifier_group_id as Value),
});

const headingValues = ({ row }: Snapshot): AuditValues => ({
  ...picked(row, ['name', 'category_id', 'sequence_number', 'is_visible']),
  image: pictureOf(row.image),
});

const modifierValues = (row: Row): AuditValues => ({
  ...picked(row, ['name', 'price', 'is_default']),
  ...stockOf(row),
});

const groupValues = ({ row, modifiers, attachments = [] }: Snapshot): AuditValues => ({
  ...picked(row, ['name', 'type', 'min', 'max', 'is_required', 'sequence_number']),
  modifiers: inPlace(modifiers).map((modifier) => ({ _id: modifier.id as Value, ...modifierValues(modifier) })),
  items: attachments.map(({ item_id }) => item_id),
});

/** Returns the values of a menu record for the audit log, by the field names of its form. */
const menuValues: Record<MenuEntity, (snapshot: Snapshot) => AuditValues> = {
  item: itemValues,
  category: headingValues,
  sub_category: headingValues,
  modifier_group: groupValues,
};

const auditRecord = (entity: MenuEntity, snapshot: Snapshot): AuditRecord => ({
  name: snapshot.row.name as string[],
  values: menuValues[entity](snapshot),
});

/** Snapshots as the audit log tells of them. */
export const auditRecords = (entity: MenuEntity, snapshots: ReadonlyMap<string, Snapshot>): AuditRecords =>
  new Map([...snapshots].map(([id, snapshot]) => [id, auditRecord(entity, snapshot)]));

const namesOf =
  (entity: MenuEntity): NamesOf =>
  async (tx, storeId, ids) => {
    const known = knownNames(tx, ids);
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length === 0) return known;
    const table = journalTables[entity];
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

const common = (entity: MenuEntity): Pick<AuditSubject, 'load' | 'lockAndLoad'> => ({
  load: async (tx, storeId, ids) =>
    auditRecords(entity, afterChange.take(tx, entity, ids) ?? (await readSnapshots(tx, entity, storeId, ids))),
  async lockAndLoad(tx, storeId, ids) {
    await lockMenu(tx, storeId);
    return auditRecords(entity, await lockAndLoadSnapshots(tx, entity, storeId, ids));
  },
});

/** A record as its reply shows it, in the form of a snapshot. */
const ofReply =
  (entity: Exclude<MenuEntity, 'modifier_group'>): NonNullable<AuditSubject['ofReply']> =>
  (record) => {
    const { _id, modifier_groups } = record as { _id: string; modifier_groups?: string[] };
    const row = { ...record, id: _id, version: Number(record.version) };
    const attachments = modifier_groups?.map((modifier_group_id, sequence_number) => ({
      ...{ item_id: _id, modifier_group_id, sequence_number },
    }));
    return auditRecord(entity, { row, ...(attachments && { attachments }) });
  };

/** How the audit log sees the records of the menu. */
export const menuSubjects: Record<MenuEntity, AuditSubject> = {
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

/** The same of all records whose changes can be undone. */
export const journalSubjects: Record<JournaledEntity, AuditSubject> = {
  ...menuSubjects,
  promo_code: offers.subject,
  table: tables.subject,
};
