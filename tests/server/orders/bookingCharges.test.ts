import { addHours, addMinutes, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CancellationTier } from '#contract/bookings/bookingRules';
import { policyOf } from '#contract/orders/cancellation';
import { orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/index';
import { ledgerDifferences } from '#server/modules/ledger/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeTable, orderInput } from '../../support/factories/index';
import { ledgerOf } from '../../support/ledgerEntries';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { testOrderRules } from '../../support/testOrderRules';

const { ACCEPTED, CANCELLED_BY_CUSTOMER, CANCELLED_BY_STORE } = orderStatus;

let test: TestApp;
let desk: OrderProvider;

/** A day before, 1.00 a person; who stays away pays half of the dishes. */
const tier: CancellationTier = {
  ...{ persons_min: 1, from: '', to: '' },
  charges: [{ hours_before: 24, mode: 'absolute', charge: 100, per: 'person' }],
  no_show: { mode: 'percentage', charge: 50, per: 'booking' },
};
const rules = { cancellation_charge: 250, cancel_within: 10 };

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test, { order_rules: rules, cancellation_policy: { tiers: [tier] } });
});
afterAll(() => test.close());

const inTwoDays = () => addHours(new Date(), 48);

/** A customer books a table for three with two dishes, and the store accepts. */
async function book(at: Date, payment: { paid_by: 'card'; payment_status: 'paid' } | { paid_by: 'cash' }) {
  const table = await makeTable(test.db, desk.store, { max_persons: 4 });
  const items = [{ item_id: desk.item.id, quantity: 2 }];
  const guests = { order_type: 'table' as const, table_id: table.id, persons: 3, schedule_at: at.toISOString() };
  const input = { ...orderInput(desk.item, { ...guests, items }), ...payment, store_id: desk.store.id };
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', input);
  return desk.move(order, ACCEPTED);
}
const byCard = (at: Date) => book(at, { paid_by: 'card', payment_status: 'paid' });

async function setTiers(booking_tiers: CancellationTier[]): Promise<void> {
  const { booking_policy } = await callAs(test.app, desk.owner, 'get_booking_policy', {});
  const tiers = booking_tiers.map((one) => ({ ...one, charges: [...one.charges] }));
  await callAs(test.app, desk.owner, 'update_booking_policy', {
    version: booking_policy.version,
    booking_tiers: tiers,
  });
}

/** Returns the charge of an order that was called off, and what went back, in the order and in the ledger. */
async function costOf(order: { _id: string }) {
  const { order: ended } = await desk.getOrder(order);
  const { sum } = await ledgerOf(test.db, order);
  expect(sum('cancellation_charges')).toBe(ended.cancellation_charge);
  expect(sum()).toBe(0);
  expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
  return { charge: ended.cancellation_charge, refunded: ended.refunded };
}

describe('a booking that isn’t kept', () => {
  it('costs what the policy said when it was made, from a moment after its bound', async () => {
    const at = inTwoDays();
    const [early, late, asked, stayedAway] = [await byCard(at), await byCard(at), await byCard(at), await byCard(at)];
    await setTiers([]);
    const unchargedLater = await byCard(at);
    const { total } = early;

    test.clock.now = addHours(at, -24);
    expect(await desk.customerCancels(early)).toMatchObject({ order: { order_status: CANCELLED_BY_CUSTOMER } });
    expect(await costOf(early)).toEqual({ charge: 0, refunded: total });

    test.clock.now = addSeconds(addHours(at, -24), 1);
    await desk.customerCancels(late);
    expect(await costOf(late)).toEqual({ charge: 300, refunded: total - 300 });
    await desk.move(asked, CANCELLED_BY_STORE, { reason: 'They called', is_charged: true });
    expect(await costOf(asked)).toEqual({ charge: 300, refunded: total - 300 });
    await desk.customerCancels(unchargedLater);
    expect(await costOf(unchargedLater)).toEqual({ charge: 0, refunded: total });

    test.clock.now = addMinutes(at, 16);
    await desk.move(stayedAway, CANCELLED_BY_STORE);
    const half = Math.round(total / 2);
    expect(await costOf(stayedAway)).toEqual({ charge: half, refunded: total - half });
  });

  it('takes no more than was paid, and is owed in full where nothing was', async () => {
    await setTiers([{ ...tier, charges: [{ hours_before: 72, mode: 'absolute', charge: 5000, per: 'person' }] }]);
    const at = inTwoDays();
    const [paid, unpaid] = [await byCard(at), await book(at, { paid_by: 'cash' })];
    await desk.customerCancels(paid);
    expect(await costOf(paid)).toEqual({ charge: paid.total, refunded: 0 });
    await desk.customerCancels(unpaid);
    expect(await costOf(unpaid)).toEqual({ charge: 15_000, refunded: 0 });
  });

  it('follows the fee of other orders if it was made before bookings had charges', async () => {
    const order = await byCard(inTwoDays());
    const cancellation_policy = policyOf({ ...testOrderRules, ...rules });
    await test.db.update(orders).set({ cancellation_policy }).where(eq(orders.id, order._id));
    await desk.move(order, CANCELLED_BY_STORE, { reason: 'They called', is_charged: true });
    expect(await costOf(order)).toEqual({ charge: 250, refunded: order.total - 250 });
  });
});
