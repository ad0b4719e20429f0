import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from './client';
import type { Database } from './database';
import { writeReference } from './seed/reference/writeReference';

/** Beside this file in the sources, and beside the bundle in dist/server, where the build copies it. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings tables and reference data up to date. Servers that start at once wait for each other. */
export async function migrateDatabase(opened: Pick<OpenDatabase, 'exclusively'>): Promise<void> {
  await opened.exclusively(async ({ db, migrate }) => {
    await migrate(migrationsFolder);
    await writeReference(db);
  });
}

/** Whether every migration that this build knows has been carried out. */
export async function isMigrated(db: Database): Promise<boolean> {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  const newest = Math.max(...entries.map((entry) => entry.when));
  const found = await db
    .select({ at: sql<number | null>`max(created_at)` })
    .from(sql`drizzle.__drizzle_migrations`)
    .catch(() => []);
  return Number(found[0]?.at ?? 0) >= newest;
}
