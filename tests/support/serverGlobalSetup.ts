import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createEmbedded, embeddedDatabase } from '#server/db/client';
import { migrateDatabase } from '#server/db/migrate';
import { openPostgres } from '#server/db/postgres';
import { administer, dumpPath, onDatabase, postgresUrl, templateName } from './testDatabase';

async function makeTemplate(url: string): Promise<void> {
  await administer(url, `drop database if exists ${templateName} with (force)`);
  await administer(url, `create database ${templateName}`);
  const opened = await openPostgres(onDatabase(url, templateName));
  await migrateDatabase(opened);
  await opened.close();
}

async function makeDump(): Promise<void> {
  const client = await createEmbedded();
  await migrateDatabase(embeddedDatabase(client));
  const dump = await client.dumpDataDir('none');
  mkdirSync(dirname(dumpPath), { recursive: true });
  writeFileSync(dumpPath, Buffer.from(await dump.arrayBuffer()));
  await client.close();
}

declare global {
  /** Each project of a run loads this file again, in the same process: it finds here what the first one started. */
  var storedeskTemplates: Promise<unknown> | undefined;
}

/** Migrates once for all test files of all projects; each then starts from a copy. */
export default async function setUp(): Promise<void> {
  globalThis.storedeskTemplates ??= Promise.all([makeDump(), postgresUrl ? makeTemplate(postgresUrl) : null]);
  await globalThis.storedeskTemplates;
}
