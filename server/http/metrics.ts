import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database';
import { outbox, outboxCursors } from '../db/schema/index';

/** Seconds since the oldest message that has not left yet was written; 0 where all have left. */
async function outboxLag(db: Database): Promise<number> {
  const [row] = await db
    .select({ lag: sql<number | null>`extract(epoch from now() - min(${outbox.created_at}))::float8` })
    .from(outbox)
    .innerJoin(
      outboxCursors,
      sql`${outboxCursors.store_id} = ${outbox.store_id} and ${outbox.seq} > ${outboxCursors.sent_seq}`,
    );
  return Math.max(0, row?.lag ?? 0);
}

/** `/metrics` for Prometheus: how long calls took by name and code, the outbox's lag, sockets, and the process. */
export function mountMetrics(app: FastifyInstance, deps: { db: Database; connectionCount: () => number }): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'storedesk_call_seconds',
    help: 'Duration of calls',
    labelNames: ['call', 'code'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [register],
  });
  new Gauge({
    name: 'storedesk_outbox_lag_seconds',
    help: 'Age of the oldest message that has not left',
    registers: [register],
    async collect() {
      this.set(await outboxLag(deps.db));
    },
  });
  new Gauge({
    name: 'storedesk_sockets',
    help: 'Open real-time connections of this process',
    registers: [register],
    collect() {
      this.set(deps.connectionCount());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call) durations.observe({ call, code: reply.errorCode ?? 0 }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
}
