/**
 * The reference for row 11, in a process of its own: a bare Fastify handler that writes the same rows as
 * `create_order` in one transaction, with a prepared statement for each table. The rows are those of a real order,
 * recorded while it is placed once; each order gets its own IDs. Arguments: port, store ID, body of the order as JSON.
 * Sends 'ready' to its parent.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import Fastify from 'fastify';
import pg from 'pg';
import { v7 } from 'uuid';
import { calls } from '#contract/calls/index';
import * as schema from '#server/db/schema/index';
import type { CallContext } from '#server/http/handler';
import { createOrder } from '#server/modules/orders/placing/createOrder';
import { createSession, findSession } from '#server/modules/session/service';

const [port, store_id = '', order = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

/** The order's rows as JSON, by parameter name. */
async function takeDownRows(): Promise<Record<string, string>> {
  let logged: { text: string; values: unknown[] } | undefined;
  const logQuery = (text: string, values: unknown[]) => {
    if (text.includes('insert into orders')) logged = { text, values };
  };
  const db = drizzle(pool, { schema, logger: { logQuery } });
  const device = { device_token: '', user_agent: '', address: '' };
  const token = await createSession(db, { ...device, store_id, sub_store_id: null }, new Date());
  const session = await findSession(db, token, new Date());
  const body = calls.create_order.body.parse({ ...JSON.parse(order), idempotency_key: v7() });
  const kept = { store_id, call: 'create_order', key: v7(), body_hash: 'bare' };
  const context = { db, session, kept, now: () => new Date(), wakeOutbox: () => {} };
  await createOrder(body, context as unknown as CallContext);
  const texts = (logged?.values ?? []).filter((value): value is string => typeof value === 'string');
  const rowsOf = (known: (value: unknown) => boolean): string => {
    const found = texts.find((text) => /^[[{]/.test(text) && known(JSON.parse(text)));
    if (!found) throw new Error('a parameter of the statement was not found');
    return found;
  };
  const firstHas = (name: string) => (value: unknown) => Array.isArray(value) && name in value[0];
  const has = (name: string) => (value: unknown) => !Array.isArray(value) && name in (value as object);
  return {
    order: rowsOf(has('order_type')),
    lines: rowsOf(firstHas('item_id')),
    events: rowsOf(firstHas('to_status')),
    trail: rowsOf(firstHas('entity')),
    message: rowsOf(has('change')),
    reply: rowsOf(has('order')),
  };
}

const taken = await takeDownRows();
const takenId = JSON.parse(taken.order ?? '').id as string;
/** Columns that the handler or the database fills in. */
const beside = new Set(['unique_id', 'customer_key']);
const columnsOf = (rows = '') => {
  const row = [JSON.parse(rows)].flat()[0] as object;
  return Object.keys(row)
    .filter((name) => !beside.has(name))
    .join(', ');
};
const insertRows = (table: string, rows?: string) =>
  `insert into ${table} (${columnsOf(rows)}) select ${columnsOf(rows)} from json_populate_recordset(null::${table}, $1::text::json)`;
const statements = {
  key: `insert into idempotency_keys (store_id, call, key, body_hash, reply) values ($1, 'create_order', $2, 'bare', '{}') on conflict do nothing`,
  counter: `insert into store_counters (store_id, last_order_number, last_seq) values ($1, 1, 1) on conflict (store_id) do update
    set last_order_number = store_counters.last_order_number + 1, last_seq = store_counters.last_seq + 1
    returning last_order_number as number, last_seq as seq`,
  order: `insert into orders (unique_id, ${columnsOf(taken.order)}) select $2::int, ${columnsOf(taken.order)} from json_populate_record(null::orders, $1::text::json)`,
  lines: insertRows('order_items', taken.lines),
  events: insertRows('order_events', taken.events),
  trail: insertRows('audit_entries', taken.trail),
  message: `insert into outbox (store_id, seq, message_code, message_data) values ($1, $2, 2071, $3::text::jsonb)`,
  reply: `update idempotency_keys set reply = $3::text::jsonb where store_id = $1 and call = 'create_order' and key = $2`,
};

const app = Fastify();
app.post('/', async () => {
  const id = v7();
  const mine = (name: string) => (taken[name] ?? '').replaceAll(takenId, id);
  const trail = JSON.stringify([{ ...JSON.parse(mine('trail'))[0], id: v7() }]);
  const client = await pool.connect();
  const run = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values });
  try {
    await client.query('begin');
    const key = v7();
    await run('key', [store_id, key]);
    const { number, seq } = (await run('counter', [store_id])).rows[0];
    await run('order', [mine('order'), number]);
    await run('lines', [mine('lines')]);
    await run('events', [mine('events')]);
    await run('trail', [trail]);
    await run('message', [store_id, seq, mine('message')]);
    await run('reply', [store_id, key, mine('reply')]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  return { success: true, ...JSON.parse(mine('reply')) };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
