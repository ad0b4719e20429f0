import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { isMigrated } from '../db/migrate';
import type { Redis } from '../redisClient';

/**
 * `/healthz`: the process answers. `/readyz`: its database does too, and has the tables that this build needs; `degraded`
 * names what else is down, without which the process still serves.
 */
export function mountProbes(app: FastifyInstance, db: Database, redis: Redis | null): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    // Asks the database at each call, so that one that went away is noticed.
    const migrated = await isMigrated(db);
    const redisState = !redis ? 'off' : redis.isUp ? 'up' : 'down';
    const degraded = redisState === 'down' ? ['redis'] : [];
    return reply.code(migrated ? 200 : 503).send({ ok: migrated, redis: redisState, degraded });
  });
}
