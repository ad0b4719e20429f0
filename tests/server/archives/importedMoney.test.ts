import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeDate } from '#contract/time';
import type { OpenDatabase } from '#server/db/database';
import { ledgerProgress, orders, storeArchives, walletRequests } from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { makeArchives } from '#server/modules/archives/service';
import { keptDifferences, ledgerDifferences, readBalance } from '#server/modules/ledger/service';
import { importStoreArchive } from '#server/operations/importStoreArchive';
import { exportTo, memoryFiles } from '../../support/archives';
import { buildTestApp, type TestApp, testAppKey, testMail } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeOffer } from '../../support/factories/index';
import { someTerms } from '../../support/ledgerCases';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { owe } from '../../support/plantMoney';
import { openTestDatabase } from '../../support/testDatabase';

let folder: string;
let test: TestApp;
let desk: OrderProvider;
let target: OpenDatabase;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storedesk-archive-'));
  test = await buildTestApp({ env: testMail });
  target = await openTestDatabase();
  desk = await openOrderStore(test);
});
afterAll(async () => {
  await test?.close();
  await target?.close();
  rmSync(folder, { recursive: true, force: true });
});

it('What another platform owes a store, pays of its offers and charges it stays behind', async () => {
  const { store, owner } = desk;
  const first_day = storeDate(new Date(), store.timezone);
  await callAs(test.app, 'platform', 'platform/set_commission', { store_id: store.id, ...someTerms(), first_day });
  await owe(test, store, 1_000);
  await callAs(test.app, owner, 'add_wallet_request', { idempotency_key: randomUUID(), amount: 400 });
  const offer = await makeOffer(test.db, store);
  const funding = { store_id: store.id, promo_id: offer.id, funded_by_platform: 100 };
  await callAs(test.app, 'platform', 'platform/set_offer_funding', funding);
  const { order } = await desk.placeOutside({
    ...({ paid_by: 'card', payment_status: 'paid' } as const),
    promo_code: offer.promo_code,
  });
  expect(order.promo?.funded_by_platform).toBe(100);
  expect(await readBalance(test.db, store.id)).toBe(1_000 + order.total);

  const { path } = await exportTo({ db: test.db, files: memoryFiles(), folder, storeId: store.id });
  await importStoreArchive(target.db, { files: memoryFiles(), env: { APP_KEY: testAppKey } }, path);
  expect(await readBalance(target.db, store.id)).toBe(0);
  expect(await ledgerDifferences(target.db, store.id)).toEqual([]);
  expect(await keptDifferences(target.db, store.id)).toEqual([]);
  expect(await target.db.select().from(walletRequests)).toMatchObject([{ amount: 400, state: 'cancelled' }]);
  const [imported] = await target.db.select().from(orders).where(eq(orders.id, order._id));
  expect(imported).toMatchObject({ paid_amount: order.total, commission_terms: null, promo: { _id: offer.id } });
  expect(imported?.promo).not.toHaveProperty('funded_by_platform');
});

it('An archive waits until every order is in the ledger', async () => {
  const store_id = desk.store.id;
  await test.db.insert(ledgerProgress).values({ store_id, complete_since: new Date() });
  await callAs(test.app, desk.owner, 'request_store_archive', {});
  const log = { error: () => {}, warn: () => {}, info: () => {} };
  const tools = { env: test.env, files: openFileStore(test.env), log, stopping: new AbortController().signal };
  const state = async () => {
    await makeArchives(test.db, new Date(Date.now() + 1_000), tools);
    return (await test.db.select().from(storeArchives).where(eq(storeArchives.store_id, store_id)))[0]?.state;
  };
  expect(await state()).toBe('waiting');
  await test.db.delete(ledgerProgress);
  expect(await state()).toBe('ready');
});
