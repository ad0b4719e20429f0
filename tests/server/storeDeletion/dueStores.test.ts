import { randomUUID } from 'node:crypto';
import { addDays, addYears } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import {
  insightDayTotals,
  ledgerDayTotals,
  ledgerEntries,
  ledgerTransactions,
  orderDayTotals,
  orders,
  stores,
} from '#server/db/schema/index';
import { openFileStore } from '#server/files/openFileStore';
import { checkLedgers } from '#server/modules/ledger/service';
import { deleteDueStores, removeOldRecords } from '#server/modules/storeDeletion/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { endedRow } from '../../support/factories/endedRow';
import { makeEndedOrder, makeImage } from '../../support/factories/index';
import { findText } from '../../support/findText';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { aCustomer, plantCustomer } from '../../support/plantCustomer';
import { keyed, owe } from '../../support/plantMoney';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openOrderStore(test);
});

const storeRow = async () => {
  const [row] = await test.db.select().from(stores).where(eq(stores.id, desk.store.id));
  if (!row) throw new Error('the store is gone');
  return row;
};
const request = () => callAs(test.app, desk.owner, 'request_store_deletion', {});
const run = (days: number) =>
  deleteDueStores(test.db, addDays(new Date(), days), { env: test.env, files: openFileStore(test.env) });

describe('The deletion of a store that is due', () => {
  it('waits for an order that was placed in the same moment', async () => {
    await request();
    const due_at = addDays(new Date(), 28);
    await test.db.insert(orders).values(endedRow(desk.store, 9_999, { order_status: orderStatus.NEW, due_at }));
    expect(await run(30)).not.toContain(desk.store.id);
    expect((await storeRow()).deletion_due_at).not.toBeNull();
  });

  it('doesn’t wait for orders that no one ends, as those of a blocked store', async () => {
    const open = await desk.place();
    await test.db.update(stores).set({ is_approved: false }).where(eq(stores.id, desk.store.id));
    await request();
    expect(await run(30)).toContain(desk.store.id);
    const [row] = await test.db.select().from(orders).where(eq(orders.id, open._id));
    expect(row).toMatchObject({ is_open: false, order_status: open.order_status, total: open.total });
  });

  it('waits while payouts are frozen: its bank details are evidence', async () => {
    const freeze = (payouts_frozen_at: Date | null) =>
      test.db.update(stores).set({ payouts_frozen_at }).where(eq(stores.id, desk.store.id));
    await request();
    await freeze(new Date());
    expect(await run(31)).not.toContain(desk.store.id);
    await freeze(null);
    expect(await run(31)).toContain(desk.store.id);
  });

  it('waits for a payout that the platform has accepted, which couldn’t be booked afterwards', async () => {
    await owe(test, desk.store, 1_000);
    const asked = { idempotency_key: randomUUID(), amount: 400 };
    const { wallet_request } = await callAs(test.app, desk.owner, 'add_wallet_request', asked);
    const settle = (step: 'accept' | 'transfer') =>
      callAs(test.app, 'platform', 'platform/settle_wallet_request', {
        ...keyed(desk.store, 'Transfer 12'),
        ...{ _id: wallet_request._id, step },
      });
    await settle('accept');
    await request();
    expect(await run(31)).not.toContain(desk.store.id);
    await settle('transfer');
    expect(await run(31)).toContain(desk.store.id);
  });

  it('doesn’t wait for another one whose deletion fails', async () => {
    const broken = desk.store.id;
    await makeImage(test.db, desk.store, { original: `item-pictures/${broken}/original.webp` });
    await request();
    desk = await openOrderStore(test);
    await request();
    const files = openFileStore(test.env);
    const failing = {
      ...files,
      delete: (key: string) => (key.includes(broken) ? Promise.reject(new Error('no disk')) : files.delete(key)),
    };
    const deletion = deleteDueStores(test.db, addDays(new Date(), 30), { env: test.env, files: failing });
    await expect(deletion).rejects.toThrow('no disk');
    expect((await storeRow()).deleted_at).not.toBeNull();
    expect(await run(30)).toContain(broken);
  });
});

describe('A deleted store', () => {
  it('takes nothing from the platform any longer', async () => {
    const { id: order_id } = await makeEndedOrder(test.db, desk.store);
    await request();
    await run(30);
    const store_id = desk.store.id;
    const tries = [
      errorOf(test.app, 'platform', 'platform/add_review', { store_id, order_id, rating: 5 }),
      errorOf(test.app, 'platform', 'platform/pay_order', {
        store_id,
        order_id,
        amount: 1,
        idempotency_key: randomUUID(),
      }),
      errorOf(test.app, 'platform', 'platform/approve', { kind: 'store', _id: store_id, is_approved: true }),
    ];
    expect(await Promise.all(tries)).toEqual(tries.map(() => errorCodes.NO_DATA_FOUND));
    expect(await storeRow()).toMatchObject({ is_approved: false });
  });

  it('loses its orders too, once the law no longer requires them', async () => {
    await plantCustomer(test, desk, aCustomer());
    await request();
    await run(30);
    const count = () => test.db.$count(orders, eq(orders.store_id, desk.store.id));
    await removeOldRecords(test.db, addYears(new Date(), 9), test.env);
    expect(await count()).toBeGreaterThan(0);
    await removeOldRecords(test.db, addYears(new Date(), 11), test.env);
    expect(await count()).toBe(0);
    // Nor are there sums of them.
    for (const table of [orderDayTotals, insightDayTotals, ledgerDayTotals, ledgerEntries, ledgerTransactions])
      expect(await test.db.$count(table, eq(table.store_id, desk.store.id))).toBe(0);
  });

  it('isn’t compared with its ledger any longer: sums by day are gone', async () => {
    await owe(test, desk.store, 1_000);
    await request();
    await run(30);
    const logged: object[] = [];
    await checkLedgers(test.db, { error: (values: object) => void logged.push(values) });
    expect(logged.filter((values) => 'store_id' in values && values.store_id === desk.store.id)).toEqual([]);
  });

  it('loses its name then, also without an order', async () => {
    await request();
    await run(30);
    await removeOldRecords(test.db, addYears(new Date(), 9), test.env);
    expect((await storeRow()).name).toEqual(desk.store.name);
    await removeOldRecords(test.db, addYears(new Date(), 11), test.env);
    expect((await storeRow()).name).toEqual(['']);
    const text = desk.store.name[0] ?? '';
    const found = (await findText(test.db, text)).filter((column) => !column.startsWith('outgoing_messages.'));
    expect(found).toEqual([]);
  });
});
