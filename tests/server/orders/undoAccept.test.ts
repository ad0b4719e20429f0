import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import { outbox } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const { NEW, ACCEPTED } = orderStatus;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

describe('an acceptance', () => {
  it('is undone within seconds: the order is new again, for everyone, and can be accepted again', async () => {
    const placed = await desk.place();
    const accepted = await desk.move(placed, ACCEPTED);
    const undone = await desk.move(accepted, NEW);
    expect(undone).toMatchObject({ order_status: NEW, version: 3 });
    expect(undone.accepted_at).toBeUndefined();
    expect(undone.estimated_ready_at).toBeUndefined();
    expect(undone.allowed_actions).toContain('accept');
    const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: placed._id });
    expect(events.map(({ from, to }) => [from, to])).toEqual([
      [null, NEW],
      [NEW, ACCEPTED],
      [ACCEPTED, NEW],
    ]);
    const told = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(told).toHaveLength(3);
    expect((await desk.move(undone, ACCEPTED)).order_status).toBe(ACCEPTED);
  });

  it('stays once the seconds are over', async () => {
    const accepted = await desk.move(await desk.place(), ACCEPTED);
    test.clock.now = addSeconds(accepted.accepted_at ?? '', acceptUndoSeconds + 1);
    expect(await desk.moveError(accepted, NEW)).toBe(errorCodes.SET_ORDER_STATUS_FAILED);
    expect((await desk.getOrder(accepted)).order).toMatchObject({ order_status: ACCEPTED, version: accepted.version });
  });
});
