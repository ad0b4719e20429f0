import type { FastifyInstance } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import type { DatabaseHealth } from '../db/database';
import { isMigrated } from '../db/migrate';
import type { Redis } from '../redisClient';
import { refuse } from './failures';

/** While the server shuts down, new requests on open connections get 503; running requests are finished. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isClosing) refuse(request, reply, 503, errorCodes.INTERNAL_SERVER_ERROR);
    else done();
  });
}

/**
 * `/healthz`: the process responds. `/readyz`: its database also responds and has the tables that this build needs;
 * `degraded` lists what is down. The process works without Redis and without a log, so it stays ready.
 */
export function mountProbes(
  app: FastifyInstance,
  { health, redis, isLogUp }: { health: DatabaseHealth; redis: Redis | null; isLogUp: () => boolean },
): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await health.probe(isMigrated).catch(() => false);
    const state = (isUp: boolean) => (isUp ? 'up' : 'down');
    const parts = { database: state(health.isUp()), redis: redis ? state(redis.isUp) : 'off', log: state(isLogUp()) };
    const degraded = Object.entries(parts).flatMap(([name, is]) => (is === 'down' ? [name] : []));
    return reply.code(isReady ? 200 : 503).send({ ok: isReady, ...parts, degraded });
  });
}
