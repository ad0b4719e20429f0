import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, OpenDatabase } from './database';
import { cutConnection, type PostgresWatch, watchPostgres } from './health';
import { readInt8 } from './readInt8';
import * as schema from './schema/index';
import { DatabaseUnavailable } from './unavailable';

// Counts and sums come as int8 and numeric. Parse them as numbers instead of strings.
pg.types.setTypeParser(pg.types.builtins.INT8, readInt8);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Any number works, as long as every version of the server uses the same. */
const startLock = 0x5704ed;
/** How often a process looks whether it is its turn. */
const turnMs = 200;

async function isTaken(db: Database): Promise<boolean> {
  const query = sql`select pg_try_advisory_lock(${startLock}) as taken`;
  const { rows } = (await db.execute(query)) as unknown as { rows: { taken: boolean }[] };
  return rows[0]?.taken ?? false;
}

/** Connections of one process. `http/admission.ts` reserves some of them for work that isn't a store's call. */
export const poolSize = 20;

/** The longest that a call waits for each of these, in milliseconds. The server enforces all but the first. */
const waits = {
  /** For a free or new connection, while the watch finds the server up. */
  connectionTimeoutMillis: 4_000,
  /** For a row that another transaction has locked. */
  lock_timeout: 2_000,
  /** For a statement. Migrations and the demo's data use a connection without this limit. */
  statement_timeout: 10_000,
  /** For this process to continue a transaction, so that a hanging one releases its locks. */
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Compiling a statement takes half a second, and ours finish sooner. PostgreSQL does it by its estimate, which is too high
 * for functions such as the sums by day.
 */
const options = [process.env.PGOPTIONS, '-c jit=off'].filter(Boolean).join(' ');

type Callback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool that survives the loss of any connection, checked out or not, and refuses at once while the server is away.
 * node-postgres ends the process for an unhandled error of a connection that is checked out, and drizzle, whose `begin`
 * is outside of its `try`, never returns a connection that was lost at that moment.
 */
class ResilientPool extends pg.Pool {
  readonly #watch: PostgresWatch;
  readonly #checkedOut = new Set<pg.PoolClient>();
  /** Ends the wait for a connection. */
  readonly #waiting = new Set<() => void>();

  constructor(config: pg.PoolConfig, watch: PostgresWatch) {
    super(config);
    this.#watch = watch;
    this.on('error', () => {});
    this.on('release', (error) => {
      if (!error) watch.sawAnswer();
    });
    this.on('connect', (client) => {
      client.on('error', () => {});
      client.on('end', () => {
        if (this.#checkedOut.has(client)) client.release(true);
      });
    });
    watch.onChange((isUp) => {
      if (isUp) return;
      // Responses would come after the callers have given up, or never.
      for (const client of this.#checkedOut) cutConnection(client);
      for (const giveUp of this.#waiting) giveUp();
    });
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    const connected = this.#checkOut();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, (broken) => client.release(broken)),
      (error: Error) => callback(error, undefined, () => {}),
    );
    return undefined;
  }

  async #checkOut(): Promise<pg.PoolClient> {
    if (!this.#watch.isUp()) throw new DatabaseUnavailable();
    const client = await this.#connected();
    const release = client.release.bind(client);
    this.#checkedOut.add(client);
    client.release = (broken) => {
      // Already released if the connection was lost.
      if (this.#checkedOut.delete(client)) release(broken);
    };
    return client;
  }

  /** Returns a connection of the pool, or rejects once the watch finds the server down. */
  #connected(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (settle: () => void) => {
        this.#waiting.delete(giveUp);
        isOver = true;
        settle();
      };
      const giveUp = () => end(() => reject(new DatabaseUnavailable()));
      this.#waiting.add(giveUp);
      super.connect().then(
        (client) => (isOver ? client.release() : end(() => resolve(client))),
        (error: unknown) => end(() => reject(new DatabaseUnavailable(error))),
      );
    });
  }
}

/** How long a start waits for PostgreSQL. */
const reachWithinMs = 4_500;

function placeOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'as in DATABASE_URL';
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

/**
 * A connection without time limits, closed after use.
 *
 * @throws an error that names the setting and its host, without secrets, if the database doesn't respond
 */
async function onOwnConnection<Result>(
  connectionString: string,
  application_name: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  let client: pg.Client | undefined;
  try {
    try {
      client = new pg.Client({
        connectionString,
        connectionTimeoutMillis: reachWithinMs,
        application_name,
        options,
      });
      client.on('error', () => {});
      await client.connect();
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const reason = (URL.canParse(connectionString) && message) || code || 'it is not an address of PostgreSQL';
      throw new Error(`DATABASE_URL: PostgreSQL cannot be reached at ${placeOf(connectionString)} (${reason})`);
    }
    return await work(client);
  } finally {
    await client?.end().catch(() => {});
  }
}

/** @param connectionString as in DATABASE_URL */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  // All connections of an opened database have the same ID as a suffix, which distinguishes them from those of other
  // processes.
  const id = randomBytes(4).toString('hex');
  const application_name = `storedesk ${id}`;
  await onOwnConnection(connectionString, application_name, async () => {});
  const watch = watchPostgres(connectionString, `storedesk health ${id}`);
  const pool = new ResilientPool(
    { connectionString, max: poolSize, application_name, keepAlive: true, options, ...waits },
    watch,
  );

  const exclusively: OpenDatabase['exclusively'] = (work) =>
    // A session's lock belongs to its connection, so everything under the lock uses that connection.
    onOwnConnection(connectionString, application_name, async (client) => {
      const db = drizzle(client, { schema });
      // One that waits within a statement would be waited for by an index that is built concurrently.
      while (!(await isTaken(db))) await wait(turnMs);
      return work({ db, migrate: (migrationsFolder) => migrate(db, { migrationsFolder }) });
    });
  return {
    db: drizzle(pool, { schema }),
    kind: 'postgres',
    place: placeOf(connectionString),
    health: watch,
    exclusively,
    setAddress: () => {},
    async close() {
      watch.stop();
      await pool.end();
    },
  };
}
