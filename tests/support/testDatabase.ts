import { createHash, randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { openEmbedded } from '#server/db/client';
import type { OpenDatabase } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';

/** Two checkouts may share their packages or a PostgreSQL, and differ in their migrations. */
const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
/** Where the global set-up leaves the migrated database: a dump, or the template's name. */
export const dumpPath = `node_modules/.cache/storedesk/migrated-${checkout}.tar`;
export const templateName = `storedesk_test_template_${checkout}`;

/** PostgreSQL to test on, in place of the embedded database. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** Runs a statement outside of any test's database. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function onDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

async function copyOfTemplate(url: string): Promise<OpenDatabase> {
  const name = `storedesk_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template ${templateName}`);
  const opened = await openPostgres(onDatabase(url, name));
  const close = async () => {
    await opened.close();
    await administer(url, `drop database ${name} with (force)`);
  };
  return { ...opened, close };
}

/** A database of this test file's own, migrated and with reference data, without stores. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  if (postgresUrl) return copyOfTemplate(postgresUrl);
  return openEmbedded({ loadDataDir: await openAsBlob(dumpPath) });
}
