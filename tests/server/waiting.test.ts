import { randomUUID } from 'node:crypto';
import { addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { recordsChangedCode } from '#contract/stream';
import { auditEntries } from '#server/db/schema/audit';
import { orders, outbox } from '#server/db/schema/orders';
import { waitingParties } from '#server/db/schema/waitingParties';
import { forgetEarlierParties } from '#server/modules/waiting/service';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeTable } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const mia = { persons: 2, name: 'Mia Wait', country_phone_code: '+33', phone: '612345678', note: 'Pram' };

let test: TestApp;
let desk: OrderProvider;
let table: { id: string; number: number };
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test);
  table = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 4 });
});
afterAll(() => test.close());

const list = () => callAs(test.app, desk.owner, 'get_waiting_list', {});
const add = async (fields: Partial<BodyOf<'add_waiting_party'>> = {}): Promise<string> =>
  (await callAs(test.app, desk.owner, 'add_waiting_party', { idempotency_key: randomUUID(), ...mia, ...fields }))._id;
const seatBody = (_id: string) => ({ idempotency_key: randomUUID(), _id, table_ids: [table.id] });
const seat = (_id: string, body = seatBody(_id)) => call(test.app, desk.owner, 'seat_waiting_party', body);
const partyOf = async (id: string) => (await list()).data.find(({ _id }) => _id === id);
const placed = () => test.db.select().from(orders).where(eq(orders.store_id, desk.store.id));

describe('The waiting list', () => {
  it('has those who wait in the order in which they came, then those who were seated or left', async () => {
    const first = await add({ quoted_minutes: 20 });
    test.clock.now = addMinutes(noon, 3);
    const second = await add({ persons: 4, name: '' });
    const third = await add();
    await callAs(test.app, desk.owner, 'remove_waiting_party', { _id: first });
    const { data } = await list();
    expect(data.map(({ _id, state }) => [_id, state])).toEqual([
      [second, 'waiting'],
      [third, 'waiting'],
      [first, 'left'],
    ]);
    expect(data[2]).toMatchObject({ ...mia, quoted_minutes: 20, added_at: noon.toISOString() });
    expect(data[2]?.ended_at).toBe(addMinutes(noon, 3).toISOString());
  });

  it('adds a party once for one key, and tells the other devices', async () => {
    const body = { idempotency_key: randomUUID(), ...mia };
    const twice = [1, 2].map(() => callAs(test.app, desk.owner, 'add_waiting_party', body));
    const [one, other] = await Promise.all(twice);
    expect(one?._id).toBe(other?._id);
    expect((await list()).data).toHaveLength(1);
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(messages.map(({ message_code, message_data }) => [message_code, message_data])).toEqual([
      [recordsChangedCode, { entity: 'waiting_party', ids: [one?._id] }],
    ]);
  });

  it('changes what was told to a party, unless someone else changed it first', async () => {
    const _id = await add();
    const change = (version: number) =>
      call(test.app, desk.owner, 'update_waiting_party', { _id, version, ...mia, persons: 3, quoted_minutes: 35 });
    expect(await change(1)).toMatchObject({ party: { persons: 3, quoted_minutes: 35, version: 2 } });
    expect(await change(1)).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE, current: { version: 2 } });
  });
});

describe('A party that left', () => {
  const restore = (_id: string) => call(test.app, desk.owner, 'restore_waiting_party', { _id });

  it('waits again at its old place', async () => {
    const first = await add();
    test.clock.now = addMinutes(noon, 3);
    const second = await add();
    await callAs(test.app, desk.owner, 'remove_waiting_party', { _id: first });
    const { data: before } = await list();
    expect(before.map(({ _id }) => _id)).toEqual([second, first]);
    expect(await restore(first)).toMatchObject({ party: { ...mia, state: 'waiting', added_at: noon.toISOString() } });
    const { data } = await list();
    expect(data.map(({ _id, state }) => [_id, state])).toEqual([
      [first, 'waiting'],
      [second, 'waiting'],
    ]);
    expect(data[0]?.ended_at).toBeUndefined();
    expect(await seat(first)).toMatchObject({ success: true });
  });

  it('stays away if it waits already, was seated, or left on an earlier day', async () => {
    const [waiting, seated, left] = [await add(), await add(), await add()];
    const notLeft = (state: string) => ({ error_code: errorCodes.CHANGED_MEANWHILE, current: { state } });
    expect(await restore(waiting)).toMatchObject(notLeft('waiting'));
    await seat(seated);
    expect(await restore(seated)).toMatchObject(notLeft('seated'));
    await callAs(test.app, desk.owner, 'remove_waiting_party', { _id: left });
    test.clock.now = addHours(noon, 24);
    expect(await restore(left)).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
  });
});

describe('Seating a party', () => {
  it('places its order at the table and takes it off the list, once for one key', async () => {
    const _id = await add({ quoted_minutes: 10 });
    test.clock.now = addMinutes(noon, 12);
    const body = seatBody(_id);
    const reply = await seat(_id, body);
    expect(reply).toMatchObject({
      order: { table_id: table.id, persons: 2, order_type: 'table', order_status: orderStatus.ACCEPTED },
    });
    expect(reply).toMatchObject({ order: { customer: { name: mia.name, phone: mia.phone }, order_comment: 'Pram' } });
    expect(await seat(_id, body)).toEqual(reply);
    const [order, ...more] = await placed();
    expect(more).toEqual([]);
    expect(await partyOf(_id)).toMatchObject({ state: 'seated', order_id: order?.id });
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, desk.store.id));
    expect(entries.map(({ entity, action }) => [entity, action])).toContainEqual(['order', 'add']);
  });

  it('leaves the party waiting if the table was taken', async () => {
    const [first, second] = [await add(), await add()];
    expect(await seat(first)).toMatchObject({ success: true });
    expect(await seat(second)).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
    expect(await partyOf(second)).toMatchObject({ state: 'waiting' });
    expect(await placed()).toHaveLength(1);
  });

  it('seats the guests once, though two hosts try at the same time', async () => {
    const _id = await add();
    const other = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 4 });
    const replies = await Promise.all([seat(_id), seat(_id, { ...seatBody(_id), table_ids: [other.id] })]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const [refused] = replies.filter(({ success }) => !success);
    expect(refused).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE, current: { state: 'seated' } });
    expect(await placed()).toHaveLength(1);
  });

  it('is refused once they have left', async () => {
    const _id = await add();
    await callAs(test.app, desk.owner, 'remove_waiting_party', { _id });
    expect(await seat(_id)).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE, current: { state: 'left' } });
    expect(await placed()).toEqual([]);
  });
});

it('The last ten quotes are checked against how long guests waited', async () => {
  const wait = async (quoted_minutes: number | null, minutes: number) => {
    const _id = await add({ quoted_minutes });
    await test.db
      .update(waitingParties)
      .set({ state: 'seated', ended_at: addMinutes(noon, minutes) })
      .where(eq(waitingParties.id, _id));
  };
  expect((await list()).quotes).toEqual({ right: 0, checked: 0 });
  await wait(20, 5);
  for (let count = 0; count < 7; count++) await wait(20, 25);
  await wait(20, 26);
  await wait(30, 40);
  await wait(null, 50);
  expect((await list()).quotes).toEqual({ right: 7, checked: 10 });
  await wait(60, 60);
  expect((await list()).quotes).toEqual({ right: 8, checked: 10 });
});

it('A party’s data ends with the business day, and its quote stays', async () => {
  const _id = await add({ quoted_minutes: 10 });
  const row = async () => (await test.db.select().from(waitingParties).where(eq(waitingParties.id, _id)))[0];
  await forgetEarlierParties(test.db, addHours(noon, 11));
  expect(await row()).toMatchObject(mia);
  // Half an hour after midnight in Paris.
  test.clock.now = new Date('2031-06-13T22:30:00Z');
  expect((await list()).data).toEqual([]);
  await forgetEarlierParties(test.db, test.clock.now);
  expect(await row()).toMatchObject({ name: '', country_phone_code: '', phone: '', note: '', quoted_minutes: 10 });
});
