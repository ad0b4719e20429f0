import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite, types } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Env } from '../env';
import type { Database, DatabaseHealth, OpenDatabase } from './database';
import { addPreparedStatements } from './embeddedStatements';
import { withMutex } from './fairQueue';
import { folderNotOpened } from './folderErrors';
import { lockFolder } from './lock';
import { openPostgres } from './postgres';
import { readInt8 } from './readInt8';
import * as schema from './schema/index';
import { databaseReserve, hasSpaceIn, refuseWhenFull } from './space';
import { diskFull } from './unavailable';

const parsers = { [types.INT8]: readInt8, [types.NUMERIC]: Number };

/** The embedded database runs in this process, so it responds as long as the process does. */
const alwaysUp = (db: Database, hasSpace: () => boolean): DatabaseHealth => ({
  isUp: () => true,
  hasSpace,
  onChange: () => () => {},
  probe: (check) => check(db),
});

/** The embedded database on a client that is open already; tests load theirs from a dump. */
export function embeddedDatabase(client: PGlite, place = 'in memory', hasSpace = () => true): OpenDatabase {
  const db = drizzle(client, { schema });
  return {
    db,
    kind: 'embedded',
    place,
    health: alwaysUp(db, hasSpace),
    exclusively: (work) => work({ db, migrate: (migrationsFolder) => migrate(db, { migrationsFolder }) }),
    setAddress: () => {},
    close: () => client.close(),
  };
}

const spaceOf = (folder?: string) => () => !folder || hasSpaceIn(folder, databaseReserve);

/** A client of the embedded database, with the extensions that its migrations need. */
export async function createEmbedded(source: { dataDir?: string; loadDataDir?: Blob } = {}): Promise<PGlite> {
  const client = addPreparedStatements(
    await PGlite.create({ ...source, parsers, extensions: { btree_gist, pg_trgm } }),
  );
  return withMutex(refuseWhenFull(client, spaceOf(source.dataDir)));
}

/** @param source a folder, or a dump to start from in memory */
export const openEmbedded = async (source: { dataDir?: string; loadDataDir?: Blob }): Promise<OpenDatabase> =>
  embeddedDatabase(await createEmbedded(source), source.dataDir, spaceOf(source.dataDir));

async function openFolder(dataDir: string): Promise<OpenDatabase> {
  const folder = join(dataDir, 'database');
  try {
    mkdirSync(folder, { recursive: true });
    if (!hasSpaceIn(folder, databaseReserve)) throw Object.assign(diskFull(), { code: 'ENOSPC' });
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

/**
 * Opens the configured database: PostgreSQL by DATABASE_URL, otherwise the embedded one in DATA_DIR, which only one
 * process at a time can open.
 */
export const openDatabase = (env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<OpenDatabase> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openFolder(resolve(env.DATA_DIR));
