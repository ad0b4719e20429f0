/**
 * The reference for row 1, in a process of its own: a bare Fastify handler that runs the statements of the today board
 * and sends their rows. The statements are those of the real call, including its session's, recorded while they run
 * once. Each is planned once per connection. Arguments: port, store ID. Sends 'ready' to its parent.
 */

import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import Fastify from 'fastify';
import pg from 'pg';
import { calls } from '#contract/calls/index';
import * as schema from '#server/db/schema/index';
import type { CallContext } from '#server/http/handler';
import { getOrderList } from '#server/modules/orders/lists/getOrderList';
import { createSession, findSession } from '#server/modules/session/service';

const [port, store_id = ''] = process.argv.slice(2);
const { DATABASE_URL, DATA_DIR } = process.env;

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}
const statements: Statement[] = [];
const logQuery = (text: string, values: unknown[]) =>
  void statements.push({ name: `statement ${statements.length}`, text, values });

const pool = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL, max: 20 }) : null;
const embedded = pool ? null : await PGlite.create(`${DATA_DIR}/database`);
const query = (statement: Statement) => pool?.query(statement) ?? embedded?.query(statement.text, statement.values);

const logger = { logQuery };
const db = pool ? drizzle(pool, { schema, logger }) : drizzleEmbedded(embedded as PGlite, { schema, logger });
// Not the server's session: an embedded database is a copy from before it.
const device = { device_token: '', user_agent: '', address: '' };
const token = await createSession(db, { ...device, store_id, sub_store_id: null }, new Date());

statements.length = 0;
const session = await findSession(db, token, new Date());
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
