import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { isMigrated } from '../db/migrate';

/** `/healthz`: the process answers. `/readyz`: its database does too, and has the tables that this build needs. */
export function mountProbes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    // Asks the database at each call, so that one that went away is noticed.
    const migrated = await isMigrated(db);
    return reply.code(migrated ? 200 : 503).send({ ok: migrated });
  });
}
