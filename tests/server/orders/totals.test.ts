import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { endedRow } from '../../support/factories/endedRow';
import { makeItem, makeStore, orderInput } from '../../support/factories/index';
import { login } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe('sums', () => {
  it('of all days follow an order that ends, gives money back, is put right by hand or goes, and no one else', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    await test.db
      .insert(orders)
      .values([
        endedRow(store, 901, { total: 100 }),
        endedRow(store, 902, { total: 900, order_status: orderStatus.REJECTED }),
      ]);
    const bystander = await makeStore(test.db);
    await test.db.insert(orders).values(endedRow(bystander, 1, { total: 7 }));
    const totals = async () => {
      const { total, count, refunded, cancelled } = await callAs(test.app, owner, 'get_order_totals', {});
      return { total, count, refunded, cancelled: cancelled.total };
    };
    expect(await totals()).toEqual({ total: 100, count: 1, refunded: 0, cancelled: 900 });
    const item = await makeItem(test.db, store, { price: 500 });
    const { order } = await callAs(test.app, owner, 'create_order', {
      ...orderInput(item),
      order_type: 'pickup',
      delivery_address: undefined,
    });
    expect(await totals()).toEqual({ total: 100, count: 1, refunded: 0, cancelled: 900 });
    let moved = order;
    for (const order_status of [orderStatus.READY, orderStatus.COMPLETED]) {
      const move = { order_id: order._id, from: moved.order_status, order_status, minutes: 5 };
      moved = (await callAs(test.app, owner, 'set_order_status', move)).order;
    }
    expect(await totals()).toEqual({ total: 100 + order.total, count: 2, refunded: 0, cancelled: 900 });
    await callAs(test.app, owner, 'refund_order', {
      order_id: order._id,
      version: moved.version,
      idempotency_key: randomUUID(),
      amount: 40,
      reason: 'Late',
    });
    expect(await totals()).toEqual({ total: 100 + order.total, count: 2, refunded: 40, cancelled: 900 });
    const numbered = (number: number) => and(eq(orders.store_id, store.id), eq(orders.unique_id, number));
    await test.db.update(orders).set({ total: 110, order_status: orderStatus.COMPLETED }).where(numbered(902));
    expect(await totals()).toEqual({ total: 210 + order.total, count: 3, refunded: 40, cancelled: 0 });
    await test.db.delete(orders).where(numbered(901));
    expect(await totals()).toEqual({ total: 110 + order.total, count: 2, refunded: 40, cancelled: 0 });
    await test.db.execute(sql`select order_day_totals_recount(${store.id})`);
    expect(await totals()).toEqual({ total: 110 + order.total, count: 2, refunded: 40, cancelled: 0 });
    expect(await callAs(test.app, await login(test.app, bystander), 'get_order_totals', {})).toMatchObject({
      total: 7,
      count: 1,
    });
  });
});
