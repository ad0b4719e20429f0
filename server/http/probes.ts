import type { FastifyInstance } from 'fastify';
import type { DatabaseHealth } from '../db/database';
import { isMigrated } from '../db/migrate';

/** `/healthz`: the process answers. `/readyz`: its database does too, and has the tables that this build needs. */
export function mountProbes(app: FastifyInstance, health: DatabaseHealth): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await health.probe(isMigrated).catch(() => false);
    return reply.code(isReady ? 200 : 503).send({ ok: isReady, database: health.isUp() ? 'up' : 'down' });
  });
}
