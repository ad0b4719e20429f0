import type { FastifyInstance } from 'fastify';
import { createClient, type RedisClientType } from 'redis';
import type { Env } from '../env';
import { openRedis } from '../redisClient';
import { type CallLimits, makeCallLimits } from './callLimits';

/** The limits of calls; shared through Redis where the settings name one, whose connection ends with the app. */
export async function connectLimits(app: FastifyInstance, env: Pick<Env, 'REDIS_URL'>): Promise<CallLimits> {
  if (!env.REDIS_URL) return makeCallLimits(null);
  const redis = await openRedis((): RedisClientType => createClient({ url: env.REDIS_URL }));
  redis.on('error', (error) => app.log.error({ err: error }, 'Redis, which holds the limits, failed'));
  app.addHook('onClose', () => redis.close());
  return makeCallLimits(redis);
}
