import { subDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { storeDate } from '#contract/time';
import { orders } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeOffer } from '../../support/factories/index';

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openChangeDesk(test);
});
afterAll(() => test.close());

const customer = (phone: string) => ({ name: 'Ada', country_phone_code: '+33', phone });

async function results(promo_id?: string) {
  const { timezone } = desk.store;
  const now = new Date();
  const days = { start_date: storeDate(now, timezone, -7), end_date: storeDate(now, timezone, 1) };
  const { data } = await callAs(test.app, desk.owner, 'get_offer_results', {
    ...days,
    ...(promo_id ? { promo_id } : {}),
  });
  return data.map(({ date: _date, ...figures }) => figures);
}

describe('the results of an offer', () => {
  it('count its orders by day, with new customers, and an order that was called off as an order only', async () => {
    const promo = await makeOffer(test.db, desk.store, { value: 20 });
    const other = await makeOffer(test.db, desk.store, { value: 10 });
    const place = (phone: string, promo_code: string) => desk.placeOwn({ customer: customer(phone), promo_code });
    await place('611111111', promo.promo_code);
    await place('611111111', promo.promo_code);
    const cancelled = await place('622222222', promo.promo_code);
    await desk.move(cancelled, orderStatus.CANCELLED_BY_STORE, { reason: 'too busy' });
    await place('633333333', other.promo_code);

    // 12.50 each: 2.50 off, and 1.25 off with the other.
    expect(await results(promo.id)).toEqual([{ uses: 2, orders: 3, revenue: 2_000, discount: 500, new_customers: 1 }]);
    expect(await results()).toEqual([{ uses: 3, orders: 4, revenue: 3_125, discount: 625, new_customers: 2 }]);
  });

  it('have a row for each day with orders, the latest first', async () => {
    const promo = await makeOffer(test.db, desk.store);
    const earlier = await desk.placeOwn({ promo_code: promo.promo_code });
    const at = subDays(new Date(earlier.created_at), 2);
    await test.db.update(orders).set({ created_at: at }).where(eq(orders.id, earlier._id));
    await desk.placeOwn({ promo_code: promo.promo_code });
    await desk.placeOwn({ promo_code: promo.promo_code });
    expect((await results(promo.id)).map(({ uses }) => uses)).toEqual([2, 1]);
  });
});

it('an offer that was used can be deleted: its orders keep their discount, also when they change', async () => {
  const promo = await makeOffer(test.db, desk.store, { value: 20 });
  const order = await desk.placeOwn({ promo_code: promo.promo_code });
  expect(order).toMatchObject({ discount: 250 });
  await callAs(test.app, desk.owner, 'delete_promo_code', { _id: promo.id });
  const { order: more } = await desk.edit(order, [{ line: 0, quantity: 2 }]);
  expect(more).toMatchObject({ discount: 500, total: 2_000 });
  expect(await results()).toMatchObject([{ uses: 0, orders: 1 }]);
});
