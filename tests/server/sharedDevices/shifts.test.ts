import { createHash } from 'node:crypto';
import { addDays, addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { AuditAction } from '#contract/audit/auditRule';
import { errorCodes } from '#contract/codes/errorCodes';
import { accessChangedCode } from '#contract/events';
import { orderStatus } from '#contract/orders/statuses';
import { wallClock } from '#contract/time';
import type { OpenDatabase } from '#server/db/database';
import { auditEntries } from '#server/db/schema/audit';
import { sessions, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { placeOrder } from '../../support/contractWorld';
import { makeItem, makeStore, makeSubStore, type StoreRow } from '../../support/factories/index';
import { openSession, openSubStoreSession, type TestSession } from '../../support/login';
import { makeTablet, type SharedTablet, type TabletOptions } from '../../support/sharedTablet';
import { openTestDatabase } from '../../support/testDatabase';
import { until } from '../../support/until';
import { Device, listen } from '../realtime/devices';

const { NO_DATA_FOUND } = errorCodes;

let opened: OpenDatabase;
let server: TestApp;
let store: StoreRow;
let owner: TestSession;
let rosa: Awaited<ReturnType<typeof makeSubStore>>;
let tom: Awaited<ReturnType<typeof makeSubStore>>;
beforeAll(async () => {
  opened = await openTestDatabase();
  server = await buildTestApp({ openDatabase: async () => ({ ...opened, close: async () => {} }) });
});
beforeEach(async () => {
  server.clock.now = null;
  store = await makeStore(server.db);
  owner = await openSession(server, store);
  rosa = await makeSubStore(server.db, store, { name: 'Rosa' });
  tom = await makeSubStore(server.db, store, { name: 'Tom' });
});
afterAll(async () => {
  await server.close();
  await opened.close();
});

const tabletOf = (options: TabletOptions = {}) => makeTablet(server, store, { people: [rosa.id, tom.id], ...options });
const begin = ({ session }: SharedTablet, { id: sub_store_id }: { id: string }) =>
  callAs(server.app, session, 'begin_shift', { sub_store_id });
const stateOf = async ({ session }: SharedTablet) =>
  (await callAs(server.app, session, 'get_shared_device', {})).shared_device;

/** Accepts a new order at a device. @returns the order as its owner sees it */
async function acceptAt({ session }: SharedTablet) {
  const item = await makeItem(server.db, store);
  const { _id: order_id } = await placeOrder(server, { store, item, owner });
  const move = { order_id, from: orderStatus.NEW, order_status: orderStatus.ACCEPTED, minutes: 20 };
  await callAs(server.app, session, 'set_order_status', move);
  return callAs(server.app, owner, 'get_order', { order_id });
}

const entriesOf = async (action: AuditAction) =>
  server.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.store_id, store.id), eq(auditEntries.action, action)));

describe('at a shared device', () => {
  it('orders and the audit log name the person, and the device with them', async () => {
    const tablet = await tabletOf();
    await begin(tablet, rosa);
    const { order, events } = await acceptAt(tablet);
    expect(order.updated_by).toBe('Rosa');
    const device = { id: tablet.id, name: 'Kitchen tablet' };
    expect(events.at(-1)?.actor).toEqual({ kind: 'store', id: rosa.id, name: 'Rosa', device });
    const { data } = await callAs(server.app, owner, 'get_audit_list', { filter: { actor_id: rosa.id } });
    const step = data.find(({ action }) => action === 'set_status');
    expect(step).toMatchObject({
      actor: { kind: 'sub_store', _id: rosa.id, name: 'Rosa' },
      shared_device: { _id: tablet.id, name: 'Kitchen tablet' },
    });
  });

  it('the audit log is filtered by person, and by device with everyone who worked there', async () => {
    const tablet = await tabletOf();
    await acceptAt(tablet);
    await begin(tablet, rosa);
    await acceptAt(tablet);
    await begin(tablet, tom);
    await acceptAt(tablet);
    const namesOf = async (actor_id: string) => {
      const { data } = await callAs(server.app, owner, 'get_audit_list', {
        filter: { actor_id, action: 'set_status' },
      });
      return data.map(({ actor }) => actor.name);
    };
    expect(await namesOf(rosa.id)).toEqual(['Rosa']);
    expect(await namesOf(tablet.id)).toEqual(['Tom', 'Rosa', 'Kitchen tablet']);
  });

  it('records say who changed them', async () => {
    const tablet = await tabletOf({ grants: ['store/product'] });
    const { id: _id } = await makeItem(server.db, store);
    await begin(tablet, tom);
    const { item } = await callAs(server.app, tablet.session, 'get_item', { _id });
    await callAs(server.app, tablet.session, 'update_item', { _id, version: item.version, price: 990 });
    const after = await callAs(server.app, tablet.session, 'get_item', { _id });
    expect(after.item.updated_by).toBe('Tom');
  });

  it('nothing waits for a person: without one, the device is named', async () => {
    const tablet = await tabletOf({ asks_pin: true });
    const { order, events } = await acceptAt(tablet);
    expect(order.updated_by).toBe('Kitchen tablet');
    expect(events.at(-1)?.actor).toEqual({ kind: 'store', id: tablet.id, name: 'Kitchen tablet' });
    const [step] = await entriesOf('set_status');
    expect(step).toMatchObject({ actor_id: tablet.id, actor_name: 'Kitchen tablet', shared_device_id: null });
  });

  it('one tap switches between those who work there', async () => {
    const tablet = await tabletOf();
    await begin(tablet, rosa);
    expect((await begin(tablet, tom)).shared_device).toMatchObject({ acting: tom.id });
    expect((await acceptAt(tablet)).order.updated_by).toBe('Tom');
    const { shared_device } = await begin(tablet, rosa);
    expect(shared_device).toMatchObject({ acting: rosa.id, people: [{ name: 'Rosa' }, { name: 'Tom' }] });
    for (const { until: end } of shared_device.people) expect(end).not.toBeNull();
    expect((await acceptAt(tablet)).order.updated_by).toBe('Rosa');
    // Switching isn't news.
    const entries = await entriesOf('begin_shift');
    expect(entries.map(({ actor_name, record_id }) => [actor_name, record_id])).toEqual([
      ['Rosa', rosa.id],
      ['Tom', tom.id],
    ]);
    expect(entries[0]).toMatchObject({ shared_device_id: tablet.id, new_values: { with_pin: false } });
  });

  it('two people who begin at once both do', async () => {
    const tablet = await tabletOf();
    await Promise.all([begin(tablet, rosa), begin(tablet, tom)]);
    const people = (await stateOf(tablet))?.people ?? [];
    expect(people.map(({ until: end }) => end !== null)).toEqual([true, true]);
  });

  it('a shift can be ended before its time, and leaves the others', async () => {
    const tablet = await tabletOf();
    await begin(tablet, rosa);
    await begin(tablet, tom);
    const end = (sub_store_id: string) => callAs(server.app, tablet.session, 'end_shift', { sub_store_id });
    expect((await end(rosa.id)).shared_device).toMatchObject({ acting: tom.id, people: [{ until: null }, {}] });
    expect((await end(tom.id)).shared_device).toMatchObject({ acting: null });
    // Ending it twice changes nothing.
    await end(tom.id);
    expect(await entriesOf('end_shift')).toHaveLength(2);
    expect((await acceptAt(tablet)).order.updated_by).toBe('Kitchen tablet');
  });

  it('only those whom the device names can work', async () => {
    const other = await makeStore(server.db);
    const strangers = await Promise.all([
      makeSubStore(server.db, store),
      makeSubStore(server.db, other),
      makeSubStore(server.db, store, { is_disabled: true }),
      makeSubStore(server.db, store, { is_approved: false }),
    ]);
    const [unnamed, ...named] = strangers.map(({ id }) => id);
    const second = await tabletOf();
    const tablet = await tabletOf({ people: [rosa.id, ...named, second.id] });
    for (const sub_store_id of [unnamed ?? '', ...named, second.id])
      expect(await errorOf(server.app, tablet.session, 'begin_shift', { sub_store_id })).toBe(NO_DATA_FOUND);
    expect((await stateOf(tablet))?.people.map(({ name }) => name)).toEqual(['Rosa']);
  });

  it('another account has no shifts', async () => {
    const member = await openSubStoreSession(server, rosa);
    for (const caller of [owner, member]) {
      expect((await callAs(server.app, caller, 'get_shared_device', {})).shared_device).toBeNull();
      expect(await errorOf(server.app, caller, 'begin_shift', { sub_store_id: tom.id })).toBe(NO_DATA_FOUND);
      expect(await errorOf(server.app, caller, 'end_shift', { sub_store_id: tom.id })).toBe(NO_DATA_FOUND);
    }
  });
});

describe('a shift is over', () => {
  it('after the set time, without anyone ending it', async () => {
    const tablet = await tabletOf({ shift_hours: 2 });
    await begin(tablet, rosa);
    server.clock.now = addMinutes(new Date(), 119);
    expect(await stateOf(tablet)).toMatchObject({ acting: rosa.id });
    server.clock.now = addMinutes(new Date(), 121);
    expect(await stateOf(tablet)).toMatchObject({ acting: null, people: [{ until: null }, { until: null }] });
    expect((await acceptAt(tablet)).order.updated_by).toBe('Kitchen tablet');
  });

  it('at 4 a.m. on the store’s clock, where it does not close', async () => {
    const tablet = await tabletOf();
    const { shared_device } = await begin(tablet, rosa);
    const end = new Date(shared_device.people[0]?.until ?? '');
    expect(wallClock(end, 'Europe/Paris').minutes).toBe(4 * 60);
    server.clock.now = end;
    expect(await stateOf(tablet)).toMatchObject({ acting: null });
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      'when the person is deactivated',
      () => callAs(server.app, owner, 'update_sub_store', { _id: rosa.id, version: 1, is_disabled: true }),
    ],
    ['when the person is deleted', () => callAs(server.app, owner, 'delete_sub_store', { _id: rosa.id })],
    ['when the person gets another PIN', () => callAs(server.app, owner, 'set_pin', { _id: rosa.id, pin: '1357' })],
    [
      'when the person chooses another PIN',
      async () => callAs(server.app, await openSubStoreSession(server, rosa), 'set_own_pin', { pin: '1357' }),
    ],
  ])('%s, for that person alone', async (_, change) => {
    const tablet = await tabletOf();
    await begin(tablet, tom);
    await begin(tablet, rosa);
    await change();
    const { order, events } = await acceptAt(tablet);
    expect(order.updated_by).toBe('Kitchen tablet');
    expect(events.at(-1)?.actor).not.toHaveProperty('device');
    const state = await stateOf(tablet);
    expect(state?.acting).toBeNull();
    expect(state?.people.filter(({ until: end }) => end !== null).map(({ name }) => name)).toEqual(['Tom']);
  });

  it('for everyone, when the device’s rules change', async () => {
    const tablet = await tabletOf();
    await begin(tablet, rosa);
    const shared_device = { people: [rosa.id, tom.id], asks_pin: true, shift_hours: null };
    await callAs(server.app, owner, 'set_shared_device', { _id: tablet.id, shared_device });
    expect(await stateOf(tablet)).toMatchObject({ asks_pin: true, acting: null, people: [{ until: null }, {}] });
  });

  it('and keeps its name where something was done', async () => {
    const tablet = await tabletOf();
    await begin(tablet, rosa);
    const { order } = await acceptAt(tablet);
    await callAs(server.app, owner, 'delete_sub_store', { _id: rosa.id });
    const { events } = await callAs(server.app, owner, 'get_order', { order_id: order._id });
    expect(events.at(-1)?.actor).toMatchObject({ name: 'Rosa', device: { name: 'Kitchen tablet' } });
  });
});

test('a device that is in use stays signed in for half a year', async () => {
  const tablet = await tabletOf();
  server.clock.now = addMinutes(new Date(), 2);
  await stateOf(tablet);
  const token_hash = createHash('sha256').update(tablet.session.token).digest('base64url');
  const [row] = await server.db.select().from(sessions).where(eq(sessions.token_hash, token_hash));
  expect(row?.expires_at.getTime()).toBeGreaterThan(addDays(new Date(), 179).getTime());
});

test('other tabs of the device hear of a shift, and other devices don’t', async () => {
  const tablet = await tabletOf();
  const { url, app } = await listen(opened);
  const [tab, other] = await Promise.all([
    new Device(url, tablet.session).live(),
    new Device(url, await openSubStoreSession(server, tom)).live(),
  ]);
  const accessChanges = (device: Device) =>
    device.events.filter(({ messageCode }) => messageCode === accessChangedCode);
  await callAs(app, tablet.session, 'begin_shift', { sub_store_id: rosa.id });
  await until(() => expect(accessChanges(tab)).toHaveLength(1));
  expect(accessChanges(other)).toEqual([]);
});

test('a person’s own account isn’t a device', async () => {
  const [row] = await server.db.select().from(subStores).where(eq(subStores.id, rosa.id));
  expect(row?.shared_device).toBeNull();
  const { sub_store } = await callAs(server.app, await openSubStoreSession(server, rosa), 'get_store_data', {});
  expect(sub_store).not.toHaveProperty('is_shared_device');
  const tablet = await tabletOf();
  expect((await callAs(server.app, tablet.session, 'get_store_data', {})).sub_store).toMatchObject({
    is_shared_device: true,
  });
});
