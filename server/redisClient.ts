/** A start waits so long for Redis, which may be starting too. */
const reachWithinMs = 4_500;

interface Client {
  on(event: 'error', listener: (error: Error & { code?: string }) => void): unknown;
  connect(): Promise<unknown>;
  destroy(): void;
}

/** Resolves as `work` does; where that takes longer, to `null`. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Connects a client of the Redis that REDIS_URL names. By itself a client would try for ever; once connected, it may:
 * it reconnects by itself.
 *
 * @throws an error that names the setting, and nothing of its value, where Redis is not reached in time
 */
export async function openRedis<Made extends Client>(make: () => Made): Promise<Made> {
  let client: Made;
  try {
    client = make();
  } catch {
    throw new Error('REDIS_URL: not an address of Redis, such as redis://localhost:6379');
  }
  let last = 'it does not answer';
  client.on('error', (error) => {
    last = error.code ?? error.message;
  });
  const connected = client.connect().then(
    () => true,
    (error: Error) => {
      last = error.message || last;
      return null;
    },
  );
  if (await within(reachWithinMs, connected)) return client;
  client.destroy();
  throw new Error(`REDIS_URL: Redis cannot be reached there (${last})`);
}
