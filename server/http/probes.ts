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

interface ProbeSources {
  health: DatabaseHealth;
  redis: Redis | null;
  isLogUp: () => boolean;
  /** Whether the database's disk has space. */
  hasSpace: () => boolean;
  /** Whether there is space for uploaded files. */
  hasFileSpace: () => boolean;
}

/**
 * `/healthz`: the process responds. `/readyz`: its database also responds, has the tables that this build needs, and
 * has space for writes; `degraded` lists what is down or full. The process works without Redis, logging and uploads, so
 * it stays ready without them.
 */
export function mountProbes(app: FastifyInstance, { health, redis, ...sources }: ProbeSources): void {
  app.get('/healthz', { logLevel: 'warn' }, async () => ({ ok: true }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const hasTables = await health.probe(isMigrated).catch(() => false);
    const hasSpace = sources.hasSpace();
    const state = (isUp: boolean) => (isUp ? 'up' : 'down');
    const states = {
      database: health.isUp() && !hasSpace ? 'full' : state(health.isUp()),
      redis: redis ? state(redis.isUp) : 'off',
      log: state(sources.isLogUp()),
      files: sources.hasFileSpace() ? 'up' : 'full',
    };
    const degraded = Object.entries(states).flatMap(([name, is]) => (is === 'down' || is === 'full' ? [name] : []));
    const isReady = hasTables && hasSpace;
    return reply.code(isReady ? 200 : 503).send({ ok: isReady, ...states, degraded });
  });
}
