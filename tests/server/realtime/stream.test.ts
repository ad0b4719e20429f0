import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { pushCodes } from '#contract/codes/pushCodes';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { accessChangedCode } from '#contract/stream';
import type { OpenDatabase } from '#server/db/database';
import { outbox, platformSettings, stores, subStores } from '#server/db/schema/index';
import { appendToOutbox } from '#server/realtime/outbox';
import { callAs } from '../../support/callApi';
import {
  makeItem,
  makePasswordLink,
  makeStore,
  makeSubStore,
  orderInput,
  type StoreRow,
} from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';
import { requirePlatform } from '../../support/storeDocuments';
import { openTestDatabase } from '../../support/testDatabase';
import { until } from '../../support/until';
import { Device, listen, silenceableNetwork } from './devices';

let opened: OpenDatabase;
let store: StoreRow;
let item: { id: string };

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  store = await makeStore(opened.db);
  item = await makeItem(opened.db, store);
});

const tell = (count: number, told = store) =>
  opened.db.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      await appendToOutbox(tx, told.id, { messageCode: pushCodes.APPROVED_BY_ADMIN, messageData: {} });
    }
  });
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

test('two devices of a store see each other’s changes, another store’s sees none of them', async () => {
  const { app, url } = await listen(opened);
  const other = await makeStore(opened.db);
  const session = await login(app, store);
  const [first, second, stranger] = await Promise.all([
    new Device(url, session).live(),
    new Device(url, await login(app, store)).live(),
    new Device(url, await login(app, other)).live(),
  ]);
  const { order } = await callAs(app, session, 'create_order', orderInput(item));
  const change = { order_id: order._id, from: order.order_status, order_status: orderStatus.READY };
  await callAs(app, session, 'set_order_status', change);
  await until(() => expect(first.seqs).toEqual([1, 2]));
  await until(() => expect(second.seqs).toEqual([1, 2]));
  expect(second.events[1]?.messageData).toMatchObject({
    order: { _id: order._id, order_status: orderStatus.READY },
  });
  await tell(1, other);
  await until(() => expect(stranger.seqs).toEqual([1]));
  expect(stranger.orderIds).toEqual([]);
});

test('a page whose stream starts later is told what happened since it asked for what it shows, and nothing older', async () => {
  const { app, url } = await listen(opened);
  const session = await login(app, store);
  await tell(2);
  await opened.db
    .update(outbox)
    .set({ created_at: sql`now() - interval '1 minute'` })
    .where(eq(outbox.store_id, store.id));
  let start = () => {};
  const ready = new Promise<void>((resolve) => {
    start = resolve;
  });
  const device = new Device(url, session, { ready });
  await tell(1);
  start();
  await device.live();
  await until(() => expect(device.seqs).toEqual([3]));
  expect(device.restarts).toEqual([2]);
});

test('no session, no connection; nor with another store’s name', async () => {
  const { app, url } = await listen(opened);
  const session = await login(app, store);
  const unknown = new Device(url, { store_id: store.id, token: 'made up' });
  const wrongStore = new Device(url, { ...session, store_id: (await makeStore(opened.db)).id });
  await until(() => expect(unknown.refusals).toEqual([errorCodes.SESSION_ENDED]));
  await until(() => expect(wrongStore.refusals).toEqual([errorCodes.STORE_ID_MISMATCH]));
  expect(unknown.status).not.toBe('live');
});

test('who may not see orders learns their numbers and nothing else, and sees them once it may', async () => {
  const { app, url } = await listen(opened);
  const subStore = await makeSubStore(opened.db, store, { grants: ['store/product'] });
  const device = await new Device(url, await loginSubStore(app, subStore)).live();
  const owner = await login(app, store);
  await callAs(app, owner, 'create_order', orderInput(item));
  await until(() => expect(device.lastSeq).toBe(1));
  expect(device.events).toEqual([]);

  await opened.db
    .update(subStores)
    .set({ urls: [{ url: 'store/order', permission: 1 }] })
    .where(eq(subStores.id, subStore.id));
  app.realtime.refreshAccess(store.id);
  await until(() => expect(device.restarts).toEqual([0, 1]));
  const { order } = await callAs(app, owner, 'create_order', orderInput(item));
  await until(() => expect(device.orderIds).toEqual([order._id]));
});

test('a session that ends is told why, and is not let in again', async () => {
  const { app, url } = await listen(opened);
  const subStore = await makeSubStore(opened.db, store, { grants: ['store/order'] });
  const [ended, stays] = await Promise.all([
    new Device(url, await loginSubStore(app, subStore)).live(),
    new Device(url, await login(app, store)).live(),
  ]);
  await callAs(app, 'platform', 'platform/approve', { kind: 'sub_store', _id: subStore.id, is_approved: false });
  await until(() => expect(ended.refusals).toEqual([errorCodes.SESSION_ENDED]));
  expect(ended.events.map(({ seq, messageCode }) => [seq, messageCode])).toEqual([[null, pushCodes.DECLINED_BY_ADMIN]]);
  expect(stays.status).toBe('live');
  expect(stays.events).toEqual([]);
});

test('a device that signs out is connected no more', async () => {
  const { app, url } = await listen(opened);
  const session = await login(app, store);
  const device = await new Device(url, session).live();
  await callAs(app, session, 'logout', {});
  await until(() => expect(device.refusals).toEqual([errorCodes.SESSION_ENDED]));
});

test('what happened while a device was away is brought after it, in order and once', async () => {
  const first = await listen(opened);
  const device = await new Device(first.url, await login(first.app, store)).live();
  await tell(2);
  first.app.realtime.wakeOutbox();
  await until(() => expect(device.seqs).toEqual(upTo(2)));
  await first.app.close();
  await until(() => expect(device.status).not.toBe('live'));
  await tell(30);
  await listen(opened, { port: first.port });
  await until(() => expect(device.seqs).toEqual(upTo(32)));
  expect(device.restarts).toEqual([0]);
});

test('a device that missed too much is told to load afresh, and goes on from there', async () => {
  const first = await listen(opened);
  const device = await new Device(first.url, await login(first.app, store)).live();
  await first.app.close();
  await until(() => expect(device.status).not.toBe('live'));
  const last = limits.replayMax + 1;
  await tell(last);
  const second = await listen(opened, { port: first.port });
  await until(() => expect(device.restarts).toEqual([0, last]));
  await tell(1);
  second.app.realtime.wakeOutbox();
  await until(() => expect(device.seqs).toEqual([last + 1]));
});

test('messages written by a process that died before it could send them leave by themselves', async () => {
  const { app, url } = await listen(opened);
  const device = await new Device(url, await login(app, store)).live();
  await tell(3);
  await until(() => expect(device.seqs).toEqual([1, 2, 3]));
});

test('a network that falls silent is a cut-off, and ends without a loss', async () => {
  const { app, port } = await listen(opened);
  const network = await silenceableNetwork(port);
  const device = await new Device(network.url, await login(app, store)).live();
  network.silence();
  await tell(2);
  await until(() => expect(device.status).toBe('cut_off'));
  expect(device.events).toEqual([]);
  network.restore();
  await until(() => expect(device.seqs).toEqual([1, 2]));
  expect(device.status).toBe('live');
});

test('200 orders at once: every number once, to every device once', async () => {
  const { app, url } = await listen(opened);
  const session = await login(app, store);
  const devices = await Promise.all([1, 2, 3].map(() => new Device(url, session).live()));
  // A slow machine asks some to come back; like the app, they do, with the same key.
  const inputs = upTo(200).map(() => orderInput(item));
  const replies = await Promise.all(inputs.map((input) => until(() => callAs(app, session, 'create_order', input))));
  const ids = replies.map(({ order }) => order._id).sort();
  expect(replies.map(({ order }) => order.unique_id).sort((a, b) => a - b)).toEqual(upTo(200));
  for (const device of devices) {
    await until(() => expect(device.seqs).toEqual(upTo(200)));
    expect(device.orderIds.sort()).toEqual(ids);
  }
});

test('a store that no longer meets what the platform requires gets no orders until it does, and its pages are told', async () => {
  const { app, url } = await listen(opened);
  const owner = await login(app, store);
  const device = await new Device(url, owner).live();
  const require = (is_upload_store_documents: boolean) =>
    callAs(app, 'platform', 'platform/set_platform_settings', { is_upload_store_documents });
  await callAs(app, 'platform', 'platform/set_store_standing', { store_id: store.id, is_document_uploaded: false });
  await until(() => expect(device.lastSeq).toBe(1));

  await require(true);
  await until(() => expect(device.events.map(({ messageCode }) => messageCode)).toContain(accessChangedCode));
  await until(() => expect(device.restarts).toEqual([0, 1]));
  const input = { ...orderInput(item), store_id: store.id };
  await callAs(app, 'platform', 'platform/create_order', input);
  await until(() => expect(device.lastSeq).toBe(2));
  expect(device.orderIds).toEqual([]);

  await require(false);
  await until(() => expect(device.restarts).toEqual([0, 1, 2]));
  const { order } = await callAs(app, owner, 'create_order', orderInput(item));
  await until(() => expect(device.orderIds).toEqual([order._id]));
});

test('a team whose owner proves the address by a link for a new password gets orders from then on', async () => {
  const { app, url } = await listen(opened);
  await opened.db.update(stores).set({ is_email_verified: false }).where(eq(stores.id, store.id));
  await requirePlatform(opened.db, { is_store_mail_verification: true });
  const member = await loginSubStore(app, await makeSubStore(opened.db, store, { grants: ['store/order'] }));
  const device = await new Device(url, member).live();
  const token = await makePasswordLink(opened.db, store);
  await callAs(app, null, 'new_password', { token, password: 'a quiet harbour 9' });
  await until(() => expect(device.restarts).toHaveLength(2));
  const { order } = await callAs(app, member, 'create_order', orderInput(item));
  await until(() => expect(device.orderIds).toEqual([order._id]));
  await opened.db.delete(platformSettings);
});
