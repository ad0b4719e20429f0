import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '../db/database';
import { outbox, outboxCursors } from '../db/schema/index';
import type { Env } from '../env';
import { refuse } from './failures';
import { isSameKey } from './sameKey';

/** Age in seconds of the oldest unsent outbox message; 0 if all were sent. */
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

interface MetricsDeps {
  db: Database;
  env: Pick<Env, 'METRICS_KEY'>;
  connectionCount: () => number;
  /** Number of log lines that couldn't be written since the process started. */
  droppedLines: () => number;
}

const bearerToken = (request: FastifyRequest): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];

/**
 * `/metrics` for Prometheus: call durations by name and code, outbox lag, sockets, dropped log lines and the process.
 * Callers need `METRICS_KEY` as a bearer token; without that setting there is no `/metrics` (docs/adr/0027).
 */
export function mountMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  const { METRICS_KEY } = deps.env;
  if (!METRICS_KEY) return;
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
      // During a database outage the other metrics matter most.
      this.set(await outboxLag(deps.db).catch(() => Number.NaN));
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
  new Counter({
    name: 'storedesk_log_lines_dropped_total',
    help: 'Log lines that could not be written',
    registers: [register],
    collect() {
      this.reset();
      this.inc(deps.droppedLines());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    if (call) durations.observe({ call, code: reply.errorCode ?? 0 }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (!isSameKey(bearerToken(request), METRICS_KEY)) {
      reply.header('www-authenticate', 'Bearer');
      return refuse(request, reply, 401, errorCodes.NOT_PERMITTED);
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}
