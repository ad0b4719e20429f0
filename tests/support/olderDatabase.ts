import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '#server/db/client';
import type { OpenDatabase } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { administer, onDatabase, postgresUrl } from './testDatabase';

async function openEmpty(): Promise<{ opened: OpenDatabase; close: () => Promise<void> }> {
  if (!postgresUrl) {
    const opened = await openEmbedded({});
    return { opened, close: () => opened.close() };
  }
  const name = `storedesk_test_${randomBytes(6).toString('hex')}`;
  await administer(postgresUrl, `create database ${name}`);
  const opened = await openPostgres(onDatabase(postgresUrl, name));
  const close = async () => {
    await opened.close();
    await administer(postgresUrl as string, `drop database ${name} with (force)`);
  };
  return { opened, close };
}

/** Runs the migrations that come before one. */
async function migrateUntil(opened: OpenDatabase, tag: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-migrations-'));
  try {
    cpSync('server/db/migrations', folder, { recursive: true });
    const path = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
    const end = journal.entries.findIndex((entry) => entry.tag === tag);
    writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await opened.exclusively(({ migrate }) => migrate(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const blanks: Record<string, string> = {
  text: "''",
  boolean: 'false',
  jsonb: "'{}'",
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': 'now()',
};

/** An empty database as it was before a migration, for tests of what that does to rows that exist. */
export async function openOlderDatabase(tag: string) {
  const { opened, close } = await openEmpty();
  await migrateUntil(opened, tag);
  const rowsOf = async <Row>(statement: ReturnType<typeof sql>) =>
    ((await opened.db.execute(statement)) as unknown as { rows: Row[] }).rows;
  /** Inserts a row into a table as it was then. Columns without a default that a test isn't about are filled in. */
  const insert = async (table: string, values: Record<string, unknown>): Promise<void> => {
    const columns = await rowsOf<{ name: string; type: string; needed: boolean }>(sql`
      select column_name as name, data_type as type, is_nullable = 'NO' and column_default is null as needed
      from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
    const given = columns.filter(({ name, needed }) => needed || name in values);
    const cells = given.map(({ name, type }) => {
      if (!(name in values)) return sql.raw(blanks[type] ?? '0');
      const value = values[name];
      return type === 'jsonb' ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
    });
    const names = given.map(({ name }) => sql.identifier(name));
    await opened.db.execute(
      sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${sql.join(cells, sql`, `)})`,
    );
  };
  return { opened, close, rowsOf, insert };
}

export type OlderDatabase = Awaited<ReturnType<typeof openOlderDatabase>>;
