/**
 * The reference for row 8, in a process of its own: a bare Fastify handler that writes each position with its own
 * statement and notifies no one. Arguments: port. Sends 'ready' to its parent.
 */
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

const { DATABASE_URL, DATA_DIR } = process.env;
const pool = DATABASE_URL ? new pg.Pool({ connectionString: DATABASE_URL, max: 20 }) : null;
const embedded = pool ? null : await PGlite.create(`${DATA_DIR}/database`);
const text = 'update providers set latitude = $2, longitude = $3, located_at = now() where id = $1';

const app = Fastify();
app.post<{ Body: { provider_id: string; location: [number, number] } }>('/', async ({ body }) => {
  const values = [body.provider_id, ...body.location];
  await (pool?.query({ name: 'position', text, values }) ?? embedded?.query(text, values));
  return { success: true };
});
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' });
process.send?.('ready');
