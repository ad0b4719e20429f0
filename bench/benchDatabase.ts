import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '#server/db/client';
import type { Database, OpenDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { seedDemo } from '#server/db/seed/demo/index';
import { startServices } from '../scripts/services';
import { bookPast } from '../tests/support/bookPast';
import { fillAuditLog } from './fillAuditLog';
import { fillBoard } from './fillBoard';
import { type BookSize, fillBook } from './fillBook';
import { fillItems } from './fillItems';
import { fillOrders } from './fillOrders';
import { fillProviders } from './fillProviders';
import { fillSocialTickets } from './fillSocialTickets';
import { fillSubStores } from './fillSubStores';

/** Settings that make a server use a database. */
export interface DatabaseSettings {
  DATABASE_URL: string;
  REDIS_URL: string;
  DATA_DIR: string;
}

export interface BenchDatabase {
  kind: OpenDatabase['kind'];
  settings: DatabaseSettings;
  /** Adds ended orders to the first store until it has this many. No server may be running on it. */
  fill(orders: number): Promise<void>;
  /** Adds items to the second store until it has this many. No server may be running on it. */
  fillItems(items: number): Promise<void>;
  /** Adds open orders to the first store's today board. No server may be running on it. */
  fillBoard(orders: number): Promise<void>;
  /** Adds tables to the first store, and bookings of today. No server may be running on it. */
  fillBook(size: BookSize): Promise<void>;
  /** Adds delivery people to the first store. No server may be running on it. */
  fillProviders(count: number): Promise<void>;
  /** Adds sub-accounts to the first store. No server may be running on it. */
  fillSubStores(count: number): Promise<void>;
  /** Adds a ticket of another service for each address. No server may be running on it. */
  fillSocialTickets(emails: readonly string[]): Promise<void>;
  /** Adds entries to the first store's audit log until it has this many. No server may be running on it. */
  fillAuditLog(entries: number): Promise<void>;
  /** Settings for a second process that only reads: the same PostgreSQL, or a copy of an embedded one. */
  forReading(): DatabaseSettings;
}

let started: ReturnType<typeof startServices> | undefined;
const folders: string[] = [];
let count = 0;

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-bench-'));
  folders.push(folder);
  return folder;
};

async function newPostgresDatabase(server: string): Promise<string> {
  count += 1;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database bench_${count}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/bench_${count}`;
  return url.href;
}

async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(settings);
  try {
    return await work(opened);
  } finally {
    await opened.close();
  }
}

/** Fills a database on a connection without time limits, because writing a million rows takes minutes. */
const fillWith = (settings: DatabaseSettings, fill: (db: Database) => Promise<void>): Promise<void> =>
  withDatabase(settings, ({ exclusively }) => exclusively(({ db }) => fill(db)));

/**
 * A separate database with the demo data: a temporary PostgreSQL if Debian's is installed, otherwise the embedded one.
 *
 * @param kind `embedded` where the benchmark is about that one
 */
export async function newDatabase(kind: 'any' | 'embedded' = 'any'): Promise<BenchDatabase> {
  started ??= startServices();
  const { services } = kind === 'any' ? await started : { services: null };
  const settings = {
    DATABASE_URL: services ? await newPostgresDatabase(services.databaseUrl) : '',
    REDIS_URL: services?.redisUrl ?? '',
    DATA_DIR: newFolder(),
  };
  await withDatabase(settings, async (opened) => {
    await migrateDatabase(opened);
    await opened.exclusively(async ({ db }) => {
      await seedDemo(db, { now: new Date() });
      await bookPast(db);
    });
  });
  return {
    kind: services ? 'postgres' : 'embedded',
    settings,
    fill: (orders) => fillWith(settings, (db) => fillOrders(db, orders)),
    fillItems: (items) => fillWith(settings, (db) => fillItems(db, items)),
    fillBoard: (orders) => fillWith(settings, (db) => fillBoard(db, orders)),
    fillBook: (size) => fillWith(settings, (db) => fillBook(db, size)),
    fillProviders: (count) => fillWith(settings, (db) => fillProviders(db, count)),
    fillSubStores: (count) => fillWith(settings, (db) => fillSubStores(db, count)),
    fillSocialTickets: (emails) => fillWith(settings, (db) => fillSocialTickets(db, emails)),
    fillAuditLog: (entries) => fillWith(settings, (db) => fillAuditLog(db, entries)),
    forReading() {
      if (services) return settings;
      const copy = newFolder();
      cpSync(settings.DATA_DIR, copy, { recursive: true, filter: (path) => !path.endsWith('.lock') });
      return { ...settings, DATA_DIR: copy };
    },
  };
}

/** Stops the temporary services and removes all folders. */
export async function removeDatabases(): Promise<void> {
  const { services } = (await started) ?? { services: null };
  await services?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
