// Test suites replace the global timers; the watch must keep real time.
import { clearInterval, setInterval } from 'node:timers';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, DatabaseHealth } from './database';
import * as schema from './schema/index';
import { DatabaseUnavailable, isFromServer } from './unavailable';

/**
 * Time is counted in ticks of this process. A busy process ticks late, reads late, and so doesn't mistake its own
 * delay for the database's.
 */
const tickMs = 100;
const ticksBetweenPings = 3;
/** An unanswered ping or attempt to connect: the database counts as down from then on. */
const patienceTicks = 12;
const ticksBetweenAttempts = 2;

interface Connection {
  client: pg.Client;
  db: Database;
}

/** Closes a connection without waiting for the server, which may be frozen. */
export function cutConnection(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection?: { stream: { destroy(): void } } };
  connection?.stream.destroy();
}

export interface PostgresWatch extends DatabaseHealth {
  /** Another connection got a response, so the server is up, however long this one has to wait. */
  sawAnswer(): void;
  stop(): void;
}

/** Watches a PostgreSQL server by pinging it on a separate connection, because a frozen server reports no error. */
export function watchPostgres(connectionString: string, application_name: string): PostgresWatch {
  const listeners = new Set<(isUp: boolean) => void>();
  let up = true;
  let connection: Connection | null = null;
  /** The client of the attempt to connect that is under way. */
  let attempt: pg.Client | null = null;
  /** Settles when that attempt has ended, either way. */
  let connecting: Promise<void> = Promise.resolve();
  let unanswered = 0;
  let ticks = 0;
  let ticksSinceAnswer = 0;
  let isStopped = false;

  const report = (isUp: boolean) => {
    if (isUp === up || isStopped) return;
    up = isUp;
    for (const listener of listeners) listener(isUp);
  };
  const drop = (client: pg.Client) => {
    if (connection?.client !== client && attempt !== client) return;
    connection = null;
    attempt = null;
    unanswered = 0;
    cutConnection(client);
  };
  /** One lost backend says nothing about the server, so the watch connects again at once. */
  const lost = (client: pg.Client) => {
    // An attempt that fails is handled where it was made.
    if (connection?.client !== client) return;
    drop(client);
    if (!isStopped) connect();
  };

  const connect = () => {
    ticks = 0;
    const client = new pg.Client({ connectionString, application_name });
    attempt = client;
    client.on('error', () => lost(client));
    client.on('end', () => lost(client));
    connecting = client.connect().then(
      () => {
        if (attempt !== client) return;
        attempt = null;
        connection = { client, db: drizzle(client, { schema }) };
        ticks = 0;
        report(true);
      },
      (error: unknown) => {
        if (attempt !== client) return;
        drop(client);
        report(isFromServer(error));
      },
    );
  };

  const ask = async <Result>({ client }: Connection, question: () => Promise<Result>): Promise<Result> => {
    if (unanswered === 0) ticks = 0;
    unanswered += 1;
    return question().finally(() => {
      if (connection?.client !== client) return;
      unanswered -= 1;
      ticks = 0;
    });
  };

  const tick = () => {
    ticks += 1;
    ticksSinceAnswer += 1;
    const waiting = attempt ?? (unanswered > 0 ? connection?.client : null);
    if (waiting) {
      if (ticks < patienceTicks) return;
      if (ticksSinceAnswer >= patienceTicks) report(false);
      drop(waiting);
      connect();
    } else if (!connection) {
      if (ticks >= ticksBetweenAttempts) connect();
    } else if (ticks >= ticksBetweenPings) {
      const { client } = connection;
      ask(connection, () => client.query('select 1')).catch(() => drop(client));
    }
  };
  const timer = setInterval(tick, tickMs);
  timer.unref();
  connect();

  return {
    isUp: () => up,
    // The disk of the database server can't be seen from here. Failed writes show that it is full.
    hasSpace: () => true,
    sawAnswer() {
      ticksSinceAnswer = 0;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async probe(check) {
      if (!connection) await connecting;
      const current = connection;
      if (!current) throw new DatabaseUnavailable();
      return ask(current, () => check(current.db));
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
      listeners.clear();
      const client = connection?.client ?? attempt;
      if (client) drop(client);
    },
  };
}
