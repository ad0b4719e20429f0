import { type SQL, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import type { JournaledEntity } from '#contract/entities/recordMessage';
import { fundedFields } from '#contract/offers/fundedFields';
import type { Database } from '#server/db/database';
import { itemModifierGroups, items, modifierGroups, modifiers, subCategories } from '#server/db/schema/menu';
import { promoUses } from '#server/db/schema/promoCodes';
import { touchItems } from '../touchItems';
import type { MenuEditor } from './journalChange';
import { asJson, columnsOf, idList, journalTables } from './journalTables';
import { rowsInPlace } from './places';
import type { Snapshot } from './snapshots';

/** The given IDs that other records refer to. Nothing refers to an item: orders keep their own copy. */
const users: Partial<Record<JournaledEntity, (storeId: string, ids: SQL) => SQL>> = {
  category: (storeId, ids) =>
    sql`select distinct category_id as id from ${subCategories} where store_id = ${storeId} and category_id in ${ids}`,
  sub_category: (storeId, ids) =>
    sql`select distinct sub_category_id as id from ${items} where store_id = ${storeId} and sub_category_id in ${ids}`,
  modifier_group: (storeId, ids) =>
    sql`select distinct modifier_group_id as id from ${itemModifierGroups}
      where store_id = ${storeId} and modifier_group_id in ${ids}`,
  promo_code: (storeId, ids) =>
    sql`select distinct promo_id as id from ${promoUses} where store_id = ${storeId} and promo_id in ${ids}`,
};

/**
 * Deletes records that a change created, unless others refer to them by now: 4113. The records are already locked, so
 * no new references can be added.
 */
export async function removeMade(
  tx: Database,
  storeId: string,
  entity: JournaledEntity,
  ids: readonly string[],
): Promise<BulkResult[]> {
  const usersOf = users[entity];
  const used = usersOf
    ? ((await tx.execute(usersOf(storeId, idList(ids)))) as { rows: { id: string }[] }).rows.map(({ id }) => id)
    : [];
  const inUse = new Set(used);
  const free = ids.filter((id) => !inUse.has(id));
  if (free.length > 0) {
    await tx.execute(sql`delete from ${journalTables[entity]} where store_id = ${storeId} and id in ${idList(free)}`);
  }
  return ids.map((_id) =>
    inUse.has(_id) ? { _id, success: false, error_code: errorCodes.RECORD_IN_USE } : { _id, success: true },
  );
}

/**
 * Ties items and groups together, of which both are there.
 *
 * @returns ids of the items that got a group
 */
export async function attach(
  tx: Database,
  storeId: string,
  attachments: NonNullable<Snapshot['attachments']>,
): Promise<string[]> {
  if (attachments.length === 0) return [];
  const inserted = (await tx.execute(sql`
    insert into ${itemModifierGroups} (store_id, item_id, modifier_group_id, sequence_number)
    select ${storeId}::uuid, a.item_id, a.modifier_group_id, a.sequence_number
    from jsonb_populate_recordset(null::${itemModifierGroups}, ${asJson(attachments)}) a
    join ${items} i on i.store_id = ${storeId} and i.id = a.item_id
    join ${modifierGroups} g on g.store_id = ${storeId} and g.id = a.modifier_group_id
    on conflict do nothing
    returning item_id`)) as { rows: { item_id: string }[] };
  return [...new Set(inserted.rows.map(({ item_id }) => item_id))];
}

/** Takes all groups off items, before they get others. */
export const detach = (tx: Database, storeId: string, itemIds: readonly string[]) =>
  tx.execute(sql`delete from ${itemModifierGroups} where store_id = ${storeId} and item_id in ${idList(itemIds)}`);

const fundedColumns = (table: SQL) =>
  sql.join(
    fundedFields.map((name) => sql`${table}.${sql.identifier(name)}`),
    sql`, `,
  );

/** Ends the platform's part of an offer that gives something else afterwards, as after any other change. */
const funding = sql`funded_by_platform = case
  when (${fundedColumns(sql`promo_codes`)}) is distinct from (${fundedColumns(sql`written`)}) then 0
  else promo_codes.funded_by_platform end`;

/**
 * Overwrites whole rows by ID. Their versions continue to count up automatically.
 *
 * @param rows with database names, as `jsonb_populate_recordset` reads them
 */
export async function writeRows(
  tx: Database,
  { store_id, name }: MenuEditor,
  entity: JournaledEntity,
  rows: readonly object[],
  now: Date,
): Promise<void> {
  const table = journalTables[entity];
  // These change without a version: orders count an offer's uses, the platform decides what it pays of it, and a table
  // gets a new code.
  const unversioned = ['uses', 'discount_given', 'funded_by_platform', 'token'];
  const columns = columnsOf(table, 'store_id', 'id', 'version', 'updated_at', 'updated_by', ...unversioned);
  const assignments = sql.join(
    [...columns.map((column) => sql`${column} = written.${column}`), ...(entity === 'promo_code' ? [funding] : [])],
    sql`, `,
  );
  await tx.execute(sql`
    update ${table} set ${assignments}, version = ${table}.version + 1,
      updated_at = ${now.toISOString()}::timestamptz, updated_by = ${name}
    from jsonb_populate_recordset(null::${table}, ${asJson(rows)}) written
    where ${table}.store_id = ${store_id} and ${table}.id = written.id`);
}

async function putModifiersBack(tx: Database, storeId: string, befores: readonly Snapshot[]) {
  const groupIds = befores.map(({ row }) => row.id);
  await tx.execute(
    sql`delete from ${modifiers} where store_id = ${storeId} and modifier_group_id in ${idList(groupIds)}`,
  );
  const columns = sql.join(columnsOf(modifiers), sql`, `);
  await tx.execute(sql`insert into ${modifiers} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${modifiers}, ${asJson(befores.flatMap((before) => before.modifiers ?? []))})`);
}

/**
 * Restores existing records to the content of their snapshots. Their versions continue to count up, so open forms are
 * notified. What changes without a version stays: the position, and a group's attachments, which belong to its items.
 */
export async function overwrite(
  tx: Database,
  editor: MenuEditor,
  entity: JournaledEntity,
  befores: readonly Snapshot[],
  now: Date,
): Promise<void> {
  const { store_id } = editor;
  const rows = await rowsInPlace(tx, entity, store_id, befores);
  await writeRows(tx, editor, entity, rows, now);
  if (entity === 'modifier_group') await putModifiersBack(tx, store_id, befores);
  if (entity !== 'item') return;
  await detach(
    tx,
    store_id,
    rows.map(({ id }) => id),
  );
  await attach(
    tx,
    store_id,
    befores.flatMap((before) => before.attachments ?? []),
  );
}

/** Recreates deleted records from their snapshots, with their old IDs. */
export async function recreate(
  tx: Database,
  editor: MenuEditor,
  entity: JournaledEntity,
  befores: readonly Snapshot[],
  now: Date,
): Promise<void> {
  const { store_id, name } = editor;
  const table = journalTables[entity];
  const touched = { updated_at: now.toISOString(), updated_by: name };
  // Missing in snapshots from before the platform could pay a part of an offer.
  const added = entity === 'promo_code' ? { funded_by_platform: 0 } : {};
  const rows = befores.map(({ row }) => ({ ...added, ...row, store_id, version: row.version + 1, ...touched }));
  const columns = sql.join(columnsOf(table), sql`, `);
  await tx.execute(sql`insert into ${table} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${table}, ${asJson(rows)})`);
  if (entity === 'modifier_group') await putModifiersBack(tx, store_id, befores);
  const attached = await attach(
    tx,
    store_id,
    befores.flatMap((before) => before.attachments ?? []),
  );
  // An item that comes back itself has its version already.
  if (entity === 'modifier_group') await touchItems(tx, editor, attached, now);
}
