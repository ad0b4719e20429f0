import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';

import { createClient } from 'redis';
import { openRedis } from '../redisClient';

/** Joins the real-time sides of several processes through one Redis. */
export interface RedisAdapter {
  adapter: ReturnType<typeof createAdapter>;
  close(): Promise<void>;
}

/**
 * @param url `redis://...`
 * @throws where Redis cannot be reached at start; afterwards the client reconnects by itself
 */
export async function connectRedis(url: string, log: FastifyBaseLogger): Promise<RedisAdapter> {
  // The adapter reads replies in the shape of protocol 2.
  const client = await openRedis(() => createClient({ url, RESP: 2 }));
  client.on('error', (error) => log.warn({ err: error }, 'redis'));
  return {
    adapter: createAdapter(client, { streamName: 'storedesk', channelPrefix: 'storedesk' }),
    close: () => client.close(),
  };
}
