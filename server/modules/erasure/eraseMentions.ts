import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { erasedMark } from '#contract/erasure';
import type { Database } from '#server/db/database';
import { customers } from '#server/db/schema/customers';
import { menuChangeRecords, menuImportRows, menuImports } from '#server/db/schema/menuChanges';
import { idempotencyKeys, orderItems, orders } from '#server/db/schema/orders';
import { reviews } from '#server/db/schema/reviews';
import { supportMessages } from '#server/db/schema/support';
import { counted } from './counted';

/** Columns in which staff or other customers write what they like. */
const searchedTexts: readonly [PgTable, ...string[]][] = [
  [customers, 'note', 'allergies'],
  [orders, 'order_comment', 'delivery_comment', 'reason'],
  [orderItems, 'note'],
  [reviews, 'comment', 'reply_text', 'note', 'report_text'],
  [supportMessages, 'text'],
  [menuImports, 'file_name'],
  [menuImportRows, 'name', 'match_key'],
];

/** The same in JSON. */
const searchedJson: readonly [PgTable, ...string[]][] = [
  [menuImportRows, 'values', 'errors', 'changes'],
  [menuChangeRecords, 'before'],
  [idempotencyKeys, 'reply'],
];

const eraseInText = (tx: Database, storeId: string, table: PgTable, name: string, pattern: string) => {
  const column = sql.identifier(name);
  return counted(
    tx,
    sql`update ${table} set ${column} = regexp_replace(${column}, ${pattern}::text, ${erasedMark}::text, 'gi')
      where store_id = ${storeId} and ${column} ~* ${pattern}::text`,
  );
};

/** Replaces in the strings of JSON. A regular expression on all of it could hit a number, and break it. */
function replaceIn(json: unknown, mention: RegExp): unknown {
  if (typeof json === 'string') return json.replace(mention, erasedMark);
  if (Array.isArray(json)) return json.map((each) => replaceIn(each, mention));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, replaceIn(value, mention)]));
}

async function eraseInJson(tx: Database, storeId: string, table: PgTable, name: string, pattern: string) {
  const column = sql.identifier(name);
  const { rows } = (await tx.execute(
    sql`select ctid::text as place, ${column} as json from ${table}
      where store_id = ${storeId} and ${column}::text ~* ${pattern}::text for update`,
  )) as unknown as { rows: { place: string; json: unknown }[] };
  const mention = new RegExp(pattern, 'giu');
  for (const { place, json } of rows)
    await tx.execute(
      sql`update ${table} set ${column} = ${JSON.stringify(replaceIn(json, mention))}::text::jsonb
        where ctid = ${place}::tid and store_id = ${storeId}`,
    );
  return rows.length;
}

/**
 * Erases a customer from texts that are about something else: notes about another number, another order's comment, a
 * message to support, a row of an import.
 *
 * @param pattern what mentions the customer (`mentionPattern`)
 * @returns in how many texts they were mentioned
 */
export async function eraseMentions(tx: Database, storeId: string, pattern: string): Promise<number> {
  let found = 0;
  for (const [table, ...columns] of searchedTexts)
    for (const column of columns) found += await eraseInText(tx, storeId, table, column, pattern);
  for (const [table, ...columns] of searchedJson)
    for (const column of columns) found += await eraseInJson(tx, storeId, table, column, pattern);
  return found;
}
