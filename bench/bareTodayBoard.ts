/**
 * The reference of row 1, a process of its own: a bare Fastify handler that runs the statements of the today board
 * and sends their rows. The statements are those that the real handler runs, taken down while it runs once.
 *
 * Arguments: port, store id, time zone. Sends 'ready' to its parent.
 */

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import Fastify from 'fastify';
import pg from 'pg';
import { calls } from '#contract/calls/index';
import { type StoreFlags, storeFlags } from '#contract/storeFlags';
import * as schema from '#server/db/schema/index';
import type { CallContext, Session } from '#server/http/handler';
import { getOrderList } from '#server/modules/orders/getOrderList';

const [port, store_id = '', timezone = 'UTC'] = process.argv.slice(2);
const { DATABASE_URL, DATA_DIR } = process.env;

interface Statement {
  text: string;
  values: unknown[];
}
const statements: Statement[] = [];
const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };

const pool = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL, max: 20 }) : null;
const embedded = pool ? null : await PGlite.create(`${DATA_DIR}/database`);
const query = ({ text, values }: Statement) => pool?.query(text, values) ?? embedded?.query(text, values);

const session: Session = {
  id: store_id,
  store_id,
  sub_store_id: null,
  name: '',
  grants: null,
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, true])) as StoreFlags,
  timezone,
  currency: 'EUR',
};
const db = pool ? drizzle(pool, { schema, logger }) : drizzleEmbedded(embedded as PGlite, { schema, logger });
const body = calls.get_order_list.body.parse({ board: 'today' });
// The list handler uses nothing else of its context.
await getOrderList(body, { db, session, now: () => new Date() } as unknown as CallContext);

const app = Fastify();
app.post('/', async () => {
  const rows = [];
  for (const statement of statements) rows.push((await query(statement))?.rows);
  return { success: true, data: rows };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
