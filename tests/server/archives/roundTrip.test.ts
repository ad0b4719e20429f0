import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyOf } from '#contract/orders/cancellation';
import type { OpenDatabase } from '#server/db/database';
import {
  bankDetails,
  documents,
  ledgerProgress,
  menuImports,
  orderDayTotals,
  orders,
  outboxCursors,
  providers,
  stores,
  subStores,
  vehicles,
} from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { drawnPictures } from '#server/files/drawnPictures';
import { fileKey } from '#server/files/fileKey';
import { privateFiles } from '#server/files/privateFiles';
import { bookPastOrders } from '#server/modules/ledger/service';
import { openFacts, sealFacts } from '#server/modules/providers/service';
import { importStoreArchive } from '#server/operations/importStoreArchive';
import { comparable, contentOf, exportTo, memoryFiles } from '../../support/archives';
import { testAppKey } from '../../support/buildTestApp';
import { openTestDatabase } from '../../support/testDatabase';
import { testOrderRules } from '../../support/testOrderRules';

/** The demo is seeded, exported twice and imported. */
const patience = 240_000;
const otherKey = 'app-key-of-the-other-server-at-least-32-characters';

let folder: string;
let source: OpenDatabase;
let target: OpenDatabase;
let store: typeof stores.$inferSelect;
const sourceFiles = memoryFiles();
const targetFiles = memoryFiles();
const facts = {
  ...{ account_holder_name: 'Sofia Marini', account_number: 'FR7630006000011234567890189' },
  ...{ routing_number: '', bank_code: '', date_of_birth: '1980-02-03', gender: null, personal_id_number: '' },
};

/** Adds records that the demo doesn't have, and a store can. */
async function addTheRest(): Promise<void> {
  const env = { APP_KEY: testAppKey };
  const store_id = store.id;
  const photo = await privateFiles(sourceFiles, env).put(store_id, Buffer.from('a photo'));
  const id = '01980000-0000-7000-8000-000000000001';
  const sealed = sealFacts(facts, { store_id, id }, env);
  await source.db.insert(bankDetails).values({ store_id, id, sealed, photos: { front: photo } });
  const file = fileKey('imports', store_id, '.csv');
  await sourceFiles.put(file, Buffer.from('name;price\n'));
  const imported = {
    kind: 'items',
    file_name: 'menu.csv',
    file,
    by: 'Sofia',
    options: { create_missing: true },
  } as const;
  await source.db.insert(menuImports).values({ store_id, id: '01980000-0000-7000-8000-000000000002', ...imported });
  const charges = [{ hours_before: 24, mode: 'absolute', charge: 1000, per: 'person' } as const];
  const tiers = [{ persons_min: 4, from: '18:00', to: '00:00', charges, no_show: null }];
  const cancellation_policy = { ...policyOf(testOrderRules), booking: { timezone: 'Europe/Paris', tiers } };
  const tables = and(eq(orders.store_id, store_id), eq(orders.order_type, 'table'));
  const booked = await source.db.update(orders).set({ cancellation_policy }).where(tables).returning({ id: orders.id });
  expect(booked).not.toEqual([]);
  // As for every archive, all orders are in the ledger.
  const log = { info: () => undefined, error: () => undefined };
  const tools = { log, stopping: new AbortController().signal };
  while ((await source.db.$count(ledgerProgress)) > 0) await bookPastOrders(source.db, new Date(), tools);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-archive-'));
  source = await openTestDatabase();
  target = await openTestDatabase();
  const papers = privateFiles(sourceFiles, { APP_KEY: testAppKey });
  await seedDemo(source.db, {
    now: new Date('2026-03-18T17:20:00.000Z'),
    pictures: drawnPictures(sourceFiles),
    papers,
  });
  [store] = (await source.db.select().from(stores).where(eq(stores.email, 'owner@demo.test'))) as [typeof store];
  await addTheRest();
}, patience);
afterAll(async () => {
  await source?.close();
  await target?.close();
  rmSync(folder, { recursive: true, force: true });
});

const importTo = (path: string) =>
  importStoreArchive(target.db, { files: targetFiles, env: { APP_KEY: otherKey } }, path);

describe('an archive of the demo store', { timeout: patience }, () => {
  it('is imported into an empty installation, whose own archive is the same', async () => {
    const { path, manifest } = await exportTo({ db: source.db, files: sourceFiles, folder, storeId: store.id });
    expect(manifest.missing).toEqual([]);
    expect(manifest.files.length).toBeGreaterThan(100);
    const { rows, files } = await importTo(path);
    expect(rows).toBe(manifest.tables.reduce((sum, table) => sum + table.rows, 0));
    expect(files).toBe(manifest.files.length);
    const again = { db: target.db, files: targetFiles, folder, storeId: store.id, appKey: otherKey };
    const { path: secondPath, manifest: second } = await exportTo(again);
    expect(comparable(second)).toEqual(comparable(manifest));
    const [content, contentAgain] = [await contentOf(path), await contentOf(secondPath)];
    const addedTo = (name: string) => {
      const [before = '', after = ''] = [content, contentAgain].map((each) =>
        each.get(`tables/${name}.jsonl`)?.toString(),
      );
      expect(before).not.toBe('');
      expect(after.startsWith(before)).toBe(true);
      const lines = after.slice(before.length).trim().split('\n');
      return lines.map((line) => JSON.parse(line) as object);
    };
    expect(addedTo('audit_entries')).toMatchObject([
      { entity: 'store', action: 'apply', actor_kind: 'system', record_id: store.id, record_name: store.name },
    ]);
    // What the other platform owes the store.
    expect(addedTo('ledger_transactions')).toMatchObject([{ kind: 'adjustment', by: { kind: 'system' } }]);
    expect(addedTo('ledger_entries')).toMatchObject([{ account: 'platform' }, { account: 'bank' }]);
  });

  it('has nothing of the other store, and no secrets', async () => {
    const { path } = await exportTo({ db: source.db, files: sourceFiles, folder, storeId: store.id });
    const [other] = await source.db.select().from(stores).where(sql`${stores.id} <> ${store.id}`);
    const content = await contentOf(path);
    for (const [name, bytes] of content) {
      expect(bytes.includes(other?.id ?? ''), name).toBe(false);
      expect(bytes.includes('$argon2'), name).toBe(false);
    }
  });

  it('closes every account until its person sets a password, and leaves standing to the platform', async () => {
    const [owner] = await target.db.select().from(stores);
    expect(owner?.password_hash).not.toBe(store.password_hash);
    expect(owner?.password_hash).toMatch(/^\$argon2id/);
    expect(owner).toMatchObject({ is_approved: false, is_email_verified: false, referral_code: null });
    const team = await target.db.select().from(subStores);
    expect(team.length).toBeGreaterThan(0);
    for (const { password_hash, invitation_hash } of team)
      expect([password_hash, invitation_hash]).toEqual([null, null]);
  });

  it('has documents, delivery people and vehicles reviewed again, and keeps the functions that the store has', async () => {
    expect(await source.db.$count(documents, eq(documents.state, 'approved'))).toBeGreaterThan(0);
    for (const row of await target.db.select().from(documents))
      expect(row).toMatchObject({ state: 'pending', reason: '', reviewed_at: null, reviewed_by: '' });
    for (const row of await target.db.select().from(providers))
      expect(row).toMatchObject({ approval: 'pending', approval_by: null, approval_at: null, is_approved: false });
    expect(await target.db.$count(vehicles)).toBeGreaterThan(0);
    expect(await target.db.$count(vehicles, eq(vehicles.is_approved, true))).toBe(0);
    const [imported] = await target.db.select().from(stores);
    expect(imported?.is_store_can_add_provider).toBe(store.is_store_can_add_provider);
  });

  it('seals with the key of the server that imports', async () => {
    const [detail] = await target.db.select().from(bankDetails);
    if (!detail) throw new Error('no bank details');
    expect(openFacts(detail, { APP_KEY: otherKey })).toEqual(facts);
    expect(() => openFacts(detail, { APP_KEY: testAppKey })).toThrow();
    const [paper] = await target.db.select().from(documents);
    const key = paper?.front_file ?? '';
    const opened = await privateFiles(targetFiles, { APP_KEY: otherKey }).get(key);
    expect(opened).toEqual(await privateFiles(sourceFiles, { APP_KEY: testAppKey }).get(key));
    expect(opened?.length).toBeGreaterThan(0);
  });

  it('continues the store’s numbers, and keeps its sums by day', async () => {
    const sums = (db: OpenDatabase['db']) =>
      db
        .select()
        .from(orderDayTotals)
        .where(eq(orderDayTotals.store_id, store.id))
        .orderBy(asc(orderDayTotals.date_by), asc(orderDayTotals.day), asc(orderDayTotals.order_status))
        .then((rows) => rows.map((row) => JSON.stringify(row)).sort());
    expect(await sums(target.db)).toEqual(await sums(source.db));
    const [last] = await target.db.select({ number: sql<number>`max(${orders.unique_id})::int` }).from(orders);
    const { rows } = (await target.db.execute(
      sql`select last_order_number, last_seq from store_counters`,
    )) as unknown as {
      rows: { last_order_number: number; last_seq: number }[];
    };
    expect(rows[0]?.last_order_number).toBe(last?.number);
    const [cursor] = await target.db.select().from(outboxCursors);
    expect(cursor?.sent_seq).toBe(rows[0]?.last_seq);
  });

  it('is refused a second time, and after that nothing has changed', async () => {
    const { path } = await exportTo({ db: source.db, files: sourceFiles, folder, storeId: store.id });
    const before = targetFiles.content.size;
    await expect(importTo(path)).rejects.toThrow(`The store ${store.id} is already here. Nothing was imported.`);
    expect(targetFiles.content.size).toBe(before);
    expect(await target.db.select({ id: stores.id }).from(stores)).toHaveLength(1);
  });
});
