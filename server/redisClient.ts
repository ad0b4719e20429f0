import type { FastifyBaseLogger } from 'fastify';
import { createClient, type RedisClientType } from 'redis';

/** Redis answers in about a millisecond. A command that takes longer than this counts as unanswered. */
const answerWithinMs = 300;
const pingEveryMs = 1_000;
const reconnectEveryMs = 500;
/** A connection without traffic for this long is replaced. Pings keep a healthy one busy. */
const silentMs = 5_000;
/** A start waits this long for Redis, then continues without it. */
const startWithinMs = 3_000;

export interface Redis {
  /** Whether Redis is connected and answers. */
  readonly isUp: boolean;
  /**
   * Runs a command.
   *
   * @throws immediately while Redis is down, and after 300 ms without an answer
   */
  ask<Reply>(command: (client: RedisClientType) => Promise<Reply>): Promise<Reply>;
  /** Calls `listener` with each message of a channel. Continues after a reconnect; what was sent in between is lost. */
  subscribe(channel: string, listener: (message: string) => void): void;
  close(): void;
}

type Log = Pick<FastifyBaseLogger, 'warn'>;
type RedisError = Error & { code?: string };

class UnansweredError extends Error {
  constructor() {
    super(`no answer in ${answerWithinMs} ms`);
  }
}

/**
 * Settles as `answer` does, or rejects when it takes too long. Timers run before sockets are read, so after a busy moment of
 * this process the answer may already have arrived: `setImmediate` lets it be read first.
 */
function inTime<Reply>(answer: Promise<Reply>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => setImmediate(() => reject(new UnansweredError())), answerWithinMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Whether Redis answers. Logs each change once, rather than each command that fails. */
function trackHealth(log: Log) {
  let isUp: boolean | null = null;
  let downSince = 0;
  return {
    isUp: () => isUp === true,
    up() {
      const seconds = Math.round((Date.now() - downSince) / 1_000);
      if (isUp === false) log.warn({ seconds }, 'Redis is back');
      isUp = true;
    },
    down(error: RedisError) {
      if (isUp === false) return;
      isUp = false;
      downSince = Date.now();
      const reason = error.message || error.code;
      log.warn({ reason }, 'Redis is down: rate limits count in memory, events of other processes arrive later');
    },
  };
}

function socketOptions(giveUp: (cause: Error) => boolean) {
  const reconnectStrategy = (_retries: number, cause: Error) => (giveUp(cause) ? false : reconnectEveryMs);
  return { connectTimeout: 2_000, socketTimeout: silentMs, reconnectStrategy };
}

/** Retrying won't fix a wrong password. */
const isRefusal = ({ message }: Error): boolean => /^(NOAUTH|WRONGPASS|NOPERM)/.test(message);

function makeClients(url: string, isStarting: () => boolean) {
  try {
    return {
      client: createClient({
        url,
        socket: socketOptions((cause) => isStarting() && isRefusal(cause)),
        // A command fails immediately without a connection, so that nothing piles up here.
        disableOfflineQueue: true,
      }) as RedisClientType,
      subscriber: createClient({ url, socket: socketOptions(() => false), pingInterval: pingEveryMs }),
    };
  } catch {
    throw new Error('REDIS_URL: must be a Redis URL, such as redis://localhost:6379');
  }
}

/**
 * Connects to Redis and keeps trying while it is down, including at startup: a server without Redis still works, but
 * a server that doesn't start helps no one.
 *
 * @param url as in REDIS_URL
 * @throws if the URL is invalid, or Redis refuses its password
 */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  let isStarting = true;
  const { client, subscriber } = makeClients(url, () => isStarting);
  const health = trackHealth(log);

  const askAlive = async () => {
    try {
      const answer = client.ping();
      inTime(answer).catch(health.down);
      await answer;
      health.up();
    } catch {
      // Noted by `down`.
    }
  };
  let pinging: Promise<void> | null = null;
  /** Sends one ping at a time: a late answer to it says that Redis is back. */
  const ping = (): Promise<void> => {
    pinging ??= askAlive().finally(() => {
      pinging = null;
    });
    return pinging;
  };
  client.on('error', health.down).on('ready', ping);
  // Its connection fails when the other does, which is what is logged.
  subscriber.on('error', () => {});
  const timer = setInterval(ping, pingEveryMs);
  timer.unref();

  const close = () => {
    clearInterval(timer);
    client.destroy();
    subscriber.destroy();
  };
  let startTimer: NodeJS.Timeout | undefined;
  const waited = new Promise<void>((resolve) => {
    startTimer = setTimeout(resolve, startWithinMs);
  });
  try {
    await Promise.race([client.connect().then(ping), waited]);
    if (!health.isUp()) health.down(new Error('not reached at start'));
  } catch (error) {
    close();
    throw new Error(`REDIS_URL: Redis refuses the connection (${(error as Error).message})`);
  } finally {
    isStarting = false;
    clearTimeout(startTimer);
  }

  return {
    get isUp() {
      return health.isUp();
    },
    async ask(command) {
      if (!health.isUp()) throw new Error('Redis is down');
      return inTime(command(client)).catch((error) => {
        if (error instanceof UnansweredError) health.down(error);
        throw error;
      });
    },
    subscribe(channel, listener) {
      let isSubscribed = false;
      // A subscription that was confirmed is renewed by the client; one that failed before is not.
      subscriber.on('ready', async () => {
        if (isSubscribed) return;
        isSubscribed = await subscriber.subscribe(channel, listener).then(
          () => true,
          () => false,
        );
      });
      subscriber.connect().catch(() => {});
    },
    close,
  };
}
