import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { items, modifierGroups, modifiers } from '#server/db/schema/menu';
import { announceRecords } from '#server/records/changeRecords';
import { notesOf, writeAuditEntries } from '../modules/audit/service';
import { menuSubjects } from '../modules/menu/service';
import { systemActor } from '../modules/orders/service';

/** Most stores handled in one round; the rest follow in the next. */
const mostPerRound = 200;

type Found = { id: string; name: string[] };

async function rowsOf(tx: Database, statement: SQL): Promise<Found[]> {
  return ((await tx.execute(statement)) as { rows: Found[] }).rows;
}

const idsOf = async (tx: Database, statement: SQL): Promise<string[]> =>
  (await rowsOf(tx, statement)).map(({ id }) => id);

const noteItems = (tx: Database, storeId: string, back: readonly Found[], at: Date) =>
  writeAuditEntries(
    tx,
    storeId,
    back.map(({ id, name }) => ({
      ...({ entity: 'item', action: 'stock', record: { id, name }, at } as const),
      ...{ old: { is_in_stock: false }, new: { is_in_stock: true } },
    })),
  );

/** Locked rows are skipped; the next round handles them. */
const itemsBack = (storeId: string, at: SQL) => sql`
  with due as (
    select id from ${items} where store_id = ${storeId} and in_stock_at <= ${at} order by id for update skip locked)
  update ${items} set is_in_stock = true, in_stock_at = null, version = version + 1,
    updated_at = ${at}, updated_by = ${systemActor.name}
  from due where ${items}.store_id = ${storeId} and ${items}.id = due.id returning ${items}.id, ${items}.name`;

/** The group's lock also covers its modifiers. */
const groupsBack = (storeId: string, at: SQL) => sql`
  with due as (
    select g.id from ${modifierGroups} g where g.store_id = ${storeId} and exists (
      select 1 from ${modifiers} m where m.store_id = g.store_id and m.modifier_group_id = g.id and m.in_stock_at <= ${at})
    order by g.id for update skip locked)
  update ${modifierGroups} set version = version + 1, updated_at = ${at}, updated_by = ${systemActor.name}
  from due where ${modifierGroups}.store_id = ${storeId} and ${modifierGroups}.id = due.id returning ${modifierGroups}.id`;

const modifiersBack = (storeId: string, groupIds: readonly string[], at: SQL) => sql`
  update ${modifiers} set is_in_stock = true, in_stock_at = null
  where store_id = ${storeId} and in_stock_at <= ${at}
    and modifier_group_id in (${sql.join(
      groupIds.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`;

/** Restocks the modifiers of locked groups and reports the groups as changed. */
async function bringModifiersBack(tx: Database, storeId: string, groupIds: string[], at: SQL, now: Date) {
  const subject = menuSubjects.modifier_group;
  const before = await subject.load(tx, storeId, groupIds);
  await tx.execute(modifiersBack(storeId, groupIds, at));
  const after = await subject.load(tx, storeId, groupIds);
  const notes = await notesOf(tx, storeId, { entity: 'modifier_group', action: 'stock', subject, before, after });
  await writeAuditEntries(
    tx,
    storeId,
    notes.map((note) => ({ ...note, at: now })),
  );
}

/** A store's messages belong to one transaction: no transaction holds the counters of two stores. */
async function bringBack(tx: Database, storeId: string, at: SQL, now: Date): Promise<number> {
  const back = await rowsOf(tx, itemsBack(storeId, at));
  const itemIds = back.map(({ id }) => id);
  const groupIds = await idsOf(tx, groupsBack(storeId, at));
  await noteItems(tx, storeId, back, now);
  if (groupIds.length > 0) await bringModifiersBack(tx, storeId, groupIds, at, now);
  if (itemIds.length > 0) await announceRecords(tx, storeId, 'item', itemIds);
  if (groupIds.length > 0) await announceRecords(tx, storeId, 'modifier_group', groupIds);
  return itemIds.length + groupIds.length;
}

/**
 * Ends snoozes: items and modifiers are back in stock when their time has come.
 *
 * @returns how many items and modifier groups came back
 */
export async function endSnoozes(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await idsOf(
    db,
    sql`select store_id as id from ${items} where in_stock_at <= ${at}
      union select store_id from ${modifiers} where in_stock_at <= ${at} limit ${mostPerRound}`,
  );
  let back = 0;
  for (const storeId of due) back += await db.transaction((tx) => bringBack(tx, storeId, at, now));
  return back;
}
