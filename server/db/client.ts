import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Env } from '../env';
import type { Database } from './database';
import { folderNotOpened } from './folderErrors';
import { lockFolder } from './lock';
import * as schema from './schema/index';

export interface OpenDatabase {
  db: Database;
  kind: 'embedded' | 'postgres';
  /** Where it is, for people: a folder, or a server's address without its password. */
  place: string;
  /** Runs work that one process at a time may do, such as migrations: the others wait for it. */
  exclusively<Result>(work: (turn: ExclusiveTurn) => Promise<Result>): Promise<Result>;
  /** Fails where the database does not answer. */
  ping(): Promise<void>;
  /** Tells others that meet this database's lock where its holder listens. */
  setAddress(address: string): void;
  close(): Promise<void>;
}

export interface ExclusiveTurn {
  db: Database;
  migrate(migrationsFolder: string): Promise<void>;
}

/** Any number will do, so long as every version of the server uses the same. */
const startLock = 0x5704ed;

// Counts and sums come as int8 and numeric: ours stay far below 2^53, so they are numbers and not strings.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** The embedded database on a client that is open already; tests load theirs from a dump. */
export function embeddedDatabase(client: PGlite, place = 'in memory'): OpenDatabase {
  const db = drizzleEmbedded(client, { schema });
  return {
    db,
    kind: 'embedded',
    place,
    exclusively: (work) => work({ db, migrate: (migrationsFolder) => migrateEmbedded(db, { migrationsFolder }) }),
    ping: async () => void (await client.query('select 1')),
    setAddress: () => {},
    close: () => client.close(),
  };
}

/** A client of the embedded database, with the extension that its migrations ask for. */
export const createEmbedded = (source: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> =>
  PGlite.create({ ...source, parsers, extensions: { pg_trgm } });

/** @param source a folder, or a dump to start from in memory */
export const openEmbedded = async (source: { dataDir?: string; loadDataDir?: Blob }): Promise<OpenDatabase> =>
  embeddedDatabase(await createEmbedded(source), source.dataDir);

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw folderNotOpened(folder, error);
  }
  const lock = await lockFolder(join(dataDir, 'database.lock'));
  try {
    const opened = await openEmbedded({ dataDir: folder }).catch((error: unknown) => {
      throw folderNotOpened(folder, error);
    });
    const close = () => opened.close().finally(lock.release);
    return { ...opened, setAddress: lock.setAddress, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function placeOf(connectionString: string): string {
  if (!URL.canParse(connectionString)) return 'as in DATABASE_URL';
  const { host, pathname } = new URL(connectionString);
  return `${host}${pathname}`;
}

/** A start waits so long for PostgreSQL. */
const reachWithinMs = 4_500;

/** @throws an error that names the setting and where it leads, and no secret of it, where nobody answers there */
async function reachPostgres(connectionString: string): Promise<void> {
  // A client of its own: a limit of the pool's would also hold for calls that wait their turn.
  let client: pg.Client | undefined;
  try {
    client = new pg.Client({ connectionString, connectionTimeoutMillis: reachWithinMs });
    client.on('error', () => {});
    await client.connect();
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    const reason = (URL.canParse(connectionString) && message) || code || 'it is not an address of PostgreSQL';
    throw new Error(`DATABASE_URL: PostgreSQL cannot be reached at ${placeOf(connectionString)} (${reason})`);
  } finally {
    await client?.end().catch(() => {});
  }
}

/** @param connectionString as in DATABASE_URL */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  await reachPostgres(connectionString);
  const pool = new pg.Pool({ connectionString, max: 20, application_name: 'storedesk' });
  // A connection that breaks while idle is replaced by the pool; unhandled, its error would end the process.
  pool.on('error', () => {});
  const db = drizzlePostgres(pool, { schema });

  const exclusively: OpenDatabase['exclusively'] = async (work) => {
    // Session locks belong to a connection: all that happens under one has to use that connection.
    const connection = await pool.connect();
    const own = drizzlePostgres(connection, { schema });
    try {
      await own.execute(sql`select pg_advisory_lock(${startLock})`);
      return await work({ db: own, migrate: (migrationsFolder) => migratePostgres(own, { migrationsFolder }) });
    } finally {
      await own.execute(sql`select pg_advisory_unlock(${startLock})`).catch(() => {});
      connection.release();
    }
  };
  const ping = async () => void (await pool.query('select 1'));
  const place = placeOf(connectionString);
  return { db, kind: 'postgres', place, exclusively, ping, setAddress: () => {}, close: () => pool.end() };
}

/**
 * Opens the database that the settings name: PostgreSQL by DATABASE_URL, else the embedded one in
 * DATA_DIR, which one process at a time may open.
 */
export const openDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openFolder(resolve(env.DATA_DIR));
