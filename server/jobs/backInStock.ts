import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { items, modifierGroups, modifiers } from '#server/db/schema/menu';
import { tellMenuChanged } from '../modules/menu/service';
import { systemActor } from '../modules/orders/service';

/** Most stores that one round treats; the rest follow in the next. */
const mostPerRound = 200;

async function idsOf(tx: Database, statement: SQL): Promise<string[]> {
  const { rows } = (await tx.execute(statement)) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** Rows that somebody has in hand are passed over: they follow in the next round. */
const itemsBack = (storeId: string, at: SQL) => sql`
  with due as (
    select id from ${items} where store_id = ${storeId} and in_stock_at <= ${at} order by id for update skip locked)
  update ${items} set is_in_stock = true, in_stock_at = null, version = version + 1,
    updated_at = ${at}, updated_by = ${systemActor.name}
  from due where ${items}.store_id = ${storeId} and ${items}.id = due.id returning ${items}.id`;

/** A modifier is changed by who holds its group. */
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

/** A store's messages are one transaction's: no transaction holds the counters of two stores. */
async function bringBack(tx: Database, storeId: string, at: SQL): Promise<number> {
  const itemIds = await idsOf(tx, itemsBack(storeId, at));
  const groupIds = await idsOf(tx, groupsBack(storeId, at));
  if (groupIds.length > 0) await tx.execute(modifiersBack(storeId, groupIds, at));
  if (itemIds.length > 0) await tellMenuChanged(tx, storeId, 'item', itemIds);
  if (groupIds.length > 0) await tellMenuChanged(tx, storeId, 'modifier_group', groupIds);
  return itemIds.length + groupIds.length;
}

/**
 * Ends snoozes: items and modifiers whose time has come are in stock again.
 *
 * @returns how many items came back, and how many groups of modifiers
 */
export async function endSnoozes(db: Database, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await idsOf(
    db,
    sql`select store_id as id from ${items} where in_stock_at <= ${at}
      union select store_id from ${modifiers} where in_stock_at <= ${at} limit ${mostPerRound}`,
  );
  let back = 0;
  for (const storeId of due) back += await db.transaction((tx) => bringBack(tx, storeId, at));
  return back;
}
