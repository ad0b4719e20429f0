import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { containing } from '#server/db/likePattern';
import { customers } from '#server/db/schema/customers';
import { ledgerTransactions } from '#server/db/schema/ledger';
import { menuChangeRecords, menuImportRows, menuImports } from '#server/db/schema/menuChanges';
import { orderChanges, orderRefunds } from '#server/db/schema/orderChanges';
import { idempotencyKeys, orderEvents, orderItems, orders, outbox } from '#server/db/schema/orders';
import { refusedRequests } from '#server/db/schema/refusedRequests';
import { reviews } from '#server/db/schema/reviews';
import { supportMessages } from '#server/db/schema/support';
import { waitingParties } from '#server/db/schema/waitingParties';
import { walletRequests } from '#server/db/schema/wallet';
import { type MentionPatterns, mentionEraser } from './mentionPatterns';

/** Columns in which staff or other customers write what they like, as text or inside JSON. */
const searchedColumns: readonly [PgTable, ...string[]][] = [
  [customers, 'note', 'allergies'],
  [orders, 'order_comment', 'delivery_comment', 'reason', 'delivery_address', 'seen_items'],
  [orderItems, 'note'],
  [orderEvents, 'reason', 'detail'],
  [orderChanges, 'message', 'answer', 'before', 'after', 'lines'],
  [orderRefunds, 'reason'],
  [ledgerTransactions, 'reason'],
  [reviews, 'comment', 'reply_text', 'note', 'report_text'],
  [supportMessages, 'text'],
  [walletRequests, 'reason'],
  [waitingParties, 'name', 'note'],
  [refusedRequests, 'name'],
  [menuImports, 'file_name'],
  [menuImportRows, 'name', 'match_key', 'values', 'errors', 'changes'],
  [menuChangeRecords, 'before'],
  [idempotencyKeys, 'reply'],
  [outbox, 'message_data'],
];

type Rewrite = (text: string) => string;

const isFields = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/**
 * Rewrites the strings of a column or a field of JSON. A regular expression on all of the JSON could hit a number, and break
 * it. What an order says about its own customer stays: it is someone else with the same address or name, or with the same
 * digits in another country.
 */
function rewritten(name: string, value: unknown, rewrite: Rewrite): unknown {
  if (name === 'customer') return value;
  if (name === 'delivery_address' && isFields(value))
    return { ...value, ...('note' in value && { note: rewritten('note', value.note, rewrite) }) };
  if (typeof value === 'string') return rewrite(value);
  if (Array.isArray(value)) return value.map((each) => rewritten('', each, rewrite));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(key, inner, rewrite)]));
}

/** A value for its column: text as it is, everything else is JSON. */
const sqlValue = (value: unknown) =>
  typeof value === 'string' ? sql`${value}::text` : sql`${JSON.stringify(value)}::text::jsonb`;

/** The text of a column that is searched: of an address, only its note is rewritten. */
const searchedText = (name: string): SQL =>
  name === 'delivery_address' ? sql`(delivery_address ->> 'note')` : sql`${sql.identifier(name)}::text`;

/** A text in small letters, with one of the Greek sigma's two. */
const folded = (text: SQL): SQL => sql`translate(lower(${text}), 'ς', 'σ')`;

/** Whether a text may mention the customer: the hints are looked for first, since most texts have none. */
function mayMention(text: SQL, { search, hints }: MentionPatterns): SQL {
  const { digits, separators, words } = hints;
  const patterns = words.map((word) => folded(sql`${containing(word)}::text`));
  const found = [
    ...(digits === null ? [] : [sql`strpos(translate(${text}, ${separators}::text, ''), ${digits}::text) > 0`]),
    ...(words.length === 0 ? [] : [sql`${folded(text)} like any (array[${sql.join(patterns, sql`, `)}])`]),
  ];
  return sql`(${sql.join(found, sql` or `)}) and ${text} ~* ${search}::text`;
}

/**
 * Searches a table once, however many columns it has, because it may be long.
 *
 * @returns how many rows were changed; others only looked as if they mentioned the customer
 */
async function eraseInTable(
  tx: Database,
  storeId: string,
  [table, ...columns]: (typeof searchedColumns)[number],
  { patterns, rewrite }: { patterns: MentionPatterns; rewrite: Rewrite },
): Promise<number> {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const mentions = sql.join(
    columns.map((name) => mayMention(searchedText(name), patterns)),
    sql` or `,
  );
  const { rows } = (await tx.execute(
    sql`select ctid::text as place, ${names} from ${table} where store_id = ${storeId} and (${mentions}) for update`,
  )) as unknown as { rows: ({ place: string } & Record<string, unknown>)[] };
  let changed = 0;
  for (const { place, ...row } of rows) {
    const changes = columns.flatMap((name) => {
      const value = rewritten(name, row[name], rewrite);
      const isSame = JSON.stringify(value) === JSON.stringify(row[name]);
      return isSame ? [] : [sql`${sql.identifier(name)} = ${sqlValue(value)}`];
    });
    if (changes.length === 0) continue;
    await tx.execute(
      sql`update ${table} set ${sql.join(changes, sql`, `)} where ctid = ${place}::tid and store_id = ${storeId}`,
    );
    changed += 1;
  }
  return changed;
}

/**
 * Erases a customer from texts that are about something else: notes about another number, another order's comment or history,
 * a message to support, a row of an import.
 *
 * @returns in how many records they were mentioned
 */
export async function eraseMentions(tx: Database, storeId: string, patterns: MentionPatterns): Promise<number> {
  const search = { patterns, rewrite: mentionEraser(patterns) };
  let count = 0;
  for (const columns of searchedColumns) count += await eraseInTable(tx, storeId, columns, search);
  return count;
}
