import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { stores } from '#server/db/schema/stores';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs, errorOf } from '../support/callApi';
import { openChangeDesk } from '../support/changeDesk';
import { orderInput } from '../support/factories/index';

const { PREPARING, READY, COMPLETED } = orderStatus;
let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it('a store that is locked for its subscription finishes its orders, and does nothing else', async () => {
  const desk = await openChangeDesk(test, { is_store_can_complete_order: true });
  const order = await desk.paidOrder(2);
  const billing = { notice: 'payment_failed', on: '2031-01-01', is_locked: true, is_closed: true } as const;
  await test.db.update(stores).set({ billing }).where(eq(stores.id, desk.store.id));

  const { data } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'today' });
  expect(data.map(({ _id }) => _id)).toEqual([order._id]);
  expect(await call(test.app, desk.owner, 'get_board_counts', {})).toMatchObject({ success: true });
  expect(await call(test.app, desk.owner, 'get_store_menu', {})).toMatchObject({ success: true });
  const done = await desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED);
  await desk.refund(done, { amount: 100 });
  const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: order._id });
  expect(events.at(-1)?.kind).toBe('refunded');

  for (const refused of [
    errorOf(test.app, desk.owner, 'create_order', orderInput(desk.item)),
    errorOf(test.app, desk.owner, 'get_item_list', {}),
    errorOf(test.app, desk.owner, 'get_order_settings', {}),
  ])
    expect(await refused).toBe(errorCodes.SUBSCRIPTION_REQUIRED);
});
