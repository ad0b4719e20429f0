import { randomUUID } from 'node:crypto';
import { addDays, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { refusedRequests } from '#server/db/schema/index';
import { forgetCustomersRefused, forgetEarlierRefused } from '#server/modules/refusedRequests/service';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeTable, orderInput } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-13T17:00:00.000Z';
const ada = { name: 'Ada Refused', country_phone_code: '+33', phone: '612345678' };

let test: TestApp;
let desk: OrderProvider;
let table: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test, { booking_rules: { covers_max: 4 } });
  table = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 6 });
});
afterAll(() => test.close());

const ask = (fields: object = {}) =>
  call(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons: 5, schedule_at: evening }),
    ...{ store_id: desk.store.id, customer: ada, idempotency_key: randomUUID() },
    ...fields,
  });
const listed = async () => (await callAs(test.app, desk.owner, 'get_refused_request_list', {})).data;
const sums = async () => (await callAs(test.app, desk.owner, 'get_refused_sums', {})).data;
const kept = () => test.db.select().from(refusedRequests).where(eq(refusedRequests.store_id, desk.store.id));

it('The durations of stays are learned by the size of the party and the part of the day', async () => {
  const learned = async () => (await callAs(test.app, desk.owner, 'get_learned_stays', {})).data;
  const stay = async (day: number, minutes: number) => {
    test.clock.now = addDays(new Date(evening), day);
    const { order } = await callAs(test.app, desk.owner, 'create_order', {
      ...orderInput(desk.item, { order_type: 'table', persons: 4 }),
      ...{ items: [], customer: {}, table_ids: [table.id], idempotency_key: randomUUID() },
    });
    const arrived = await desk.move(order, orderStatus.ARRIVED);
    test.clock.now = addMinutes(addDays(new Date(evening), day), minutes);
    await desk.move(arrived, orderStatus.COMPLETED);
  };
  for (const [day, minutes] of [60, 70, 80, 90].entries()) await stay(day, minutes);
  // Marked as completed the day after.
  await stay(4, 1000);
  expect(await learned()).toEqual([]);
  await stay(6, 100);
  expect(await learned()).toEqual([{ persons: 4, part: 'evening', parties: 5, median: 80, most: 92 }]);
});

describe('A request that a rule refuses', () => {
  it('is listed with its rule, a customer’s last one of a day, until they book', async () => {
    expect(await ask({ schedule_at: '2031-06-13T17:30:00.000Z' })).toMatchObject({ success: false });
    expect(await ask()).toMatchObject({ success: false });
    expect(await listed()).toEqual([
      { _id: expect.any(String), asked_at: noon.toISOString(), at: evening, persons: 5, rule: 'covers', ...ada },
    ]);
    expect(await ask({ persons: 4 })).toMatchObject({ success: true });
    expect(await listed()).toEqual([]);
  });

  it('isn’t noted if no rule of the store refused it', async () => {
    const refused = await ask({ persons: 2, customer: { ...ada, phone: '' } });
    expect(refused).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID });
    expect(await kept()).toEqual([]);
  });

  it('counts for what its rule cost, with the days on which a table stayed free', async () => {
    await ask();
    await ask({ customer: { ...ada, phone: '698765432' }, persons: 6 });
    expect(await sums()).toEqual([]);
    test.clock.now = addDays(noon, 1);
    const cost = { rule: 'covers', requests: 2, guests: 11, days: 1 };
    expect(await sums()).toEqual([{ ...cost, free_days: 1 }]);

    test.clock.now = noon;
    const whole = { ...orderInput(desk.item, { order_type: 'table', persons: 4, schedule_at: evening }), items: [] };
    await callAs(test.app, desk.owner, 'create_order', {
      ...{ ...whole, customer: {}, table_ids: [table.id], idempotency_key: randomUUID() },
    });
    test.clock.now = addDays(noon, 1);
    expect(await sums()).toEqual([{ ...cost, free_days: 0 }]);
  });

  it('stays counted when it is taken off the list, without the guests’ names', async () => {
    await ask();
    const [request] = await listed();
    await callAs(test.app, desk.owner, 'remove_refused_request', { _id: request?._id ?? '' });
    expect(await listed()).toEqual([]);
    expect(await kept()).toMatchObject([{ name: '', phone: '', rule: 'covers' }]);
  });

  it('loses name and number after its day, or when the customer is erased, and goes after a year', async () => {
    await ask();
    await forgetEarlierRefused(test.db, noon);
    expect(await kept()).toMatchObject([ada]);
    await forgetEarlierRefused(test.db, addDays(noon, 1));
    expect(await kept()).toMatchObject([{ name: '', country_phone_code: '', phone: '' }]);
    await forgetEarlierRefused(test.db, addDays(noon, 367));
    expect(await kept()).toEqual([]);

    await ask();
    expect(await forgetCustomersRefused(test.db, { store_id: desk.store.id, ...ada })).toBe(1);
    expect(await kept()).toMatchObject([{ name: '', phone: '' }]);
  });
});
