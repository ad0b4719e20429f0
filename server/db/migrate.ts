import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { buildOnline } from './buildOnline';
import type { Database, OpenDatabase } from './database';
import { foreignTables, isDeadlock, migrationFailed, newerTables } from './foreignTables';
import { writeReference } from './seed/reference/writeReference';

/** Next to this file in the sources, and next to the bundle in dist/server, where the build copies it. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The creation times of this build's migrations, which are also their names in the database; oldest first. */
let known: readonly number[] | undefined;
function knownMigrations(): readonly number[] {
  known ??= readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  return known;
}

/** The last migration that this build knows, by which archives name the schema of their rows. */
export function schemaVersion(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return (JSON.parse(journal) as { entries: { tag: string }[] }).entries.at(-1)?.tag ?? '';
}

/** The same for the migrations that have been applied. */
async function doneMigrations(db: Database): Promise<number[]> {
  const table = sql`drizzle.__drizzle_migrations`;
  const [found] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')` })
    .from(sql`(select 1) one`);
  if (!found?.name) return [];
  const rows = await db.select({ at: sql<number>`created_at` }).from(table).orderBy(sql`created_at`);
  return rows.map(({ at }) => Number(at));
}

type Migratable = Pick<OpenDatabase, 'exclusively' | 'kind' | 'place'>;

/** How often a start that was in the way of others lets them go first. */
const turnsMax = 5;

/** Migrates as the only process. @returns `false` if others have to go first */
const migrateInTurn = (opened: Migratable, isLast: boolean): Promise<boolean> =>
  opened.exclusively(async ({ db, migrate }) => {
    const [ours, done] = [knownMigrations(), await doneMigrations(db)];
    if (done.some((at, index) => index < ours.length && at !== ours[index])) throw foreignTables(opened);
    const newest = done.at(-1);
    if (done.length > ours.length && newest !== undefined) throw newerTables(opened, new Date(newest));
    try {
      await migrate(migrationsFolder);
      await buildOnline(db, opened.kind);
    } catch (error) {
      if (!isLast && isDeadlock(error)) return false;
      throw migrationFailed(opened, error);
    }
    await writeReference(db);
    return true;
  });

/**
 * Brings tables and reference data up to date. Servers that start at the same time wait for each other.
 *
 * @throws an error that says what to do, if another application, another build or a newer version created the tables. A
 * newer version's tables are refused only at start: a running process continues while newer ones start next to it
 */
export async function migrateDatabase(opened: Migratable): Promise<void> {
  // Processes of earlier versions wait for their turn within a statement. An index that is built concurrently waits for
  // that statement, and would again each time, so they get their turn in between.
  for (let turn = 1; !(await migrateInTurn(opened, turn === turnsMax)); turn += 1);
}

/** Whether every migration that this build knows has been applied. */
export async function isMigrated(db: Database): Promise<boolean> {
  const done = new Set(await doneMigrations(db).catch(() => []));
  return knownMigrations().every((at) => done.has(at));
}
