import { addHours } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingFee } from '#contract/bookings/bookingRules';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { releaseUnpaid } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import type { StoreOptions } from '../support/factories/index';
import { type FeeDesk, noon, openFeeDesk } from '../support/feeDesk';
import { ledgerOf } from '../support/ledgerEntries';

const { ACCEPTED } = orderStatus;

let test: TestApp;
let desk: FeeDesk;

const openStore = async (...[fee, options]: [Partial<BookingFee>?, Partial<StoreOptions>?]) => {
  desk = await openFeeDesk(test, fee, options);
};
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

describe('a fee that the store settles', () => {
  const settle = async (order: { _id: string }, how: 'in_cash' | 'waived') => {
    const { version } = await desk.seen(order);
    const named = { order_id: order._id, version, idempotency_key: crypto.randomUUID() };
    return call(test.app, desk.owner, 'settle_booking_fee', { ...named, how });
  };

  it('was paid in cash, once, and goes back in cash', async () => {
    await openStore();
    const order = await desk.book();
    expect(await settle(order, 'in_cash')).toMatchObject({ order: { payment_status: 'paid', paid_amount: 2000 } });
    expect(await settle(order, 'in_cash')).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    await desk.customerCancels(order);
    const { kinds, sum } = await ledgerOf(test.db, order);
    expect([kinds, sum('store_cash'), sum('platform', 'gateway')]).toEqual([['booking_fee', 'refund'], 0, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is waived, and the table isn’t released', async () => {
    await openStore();
    const order = await desk.book();
    const { events } = await desk.getOrder(order);
    expect(await settle(order, 'waived')).toMatchObject({ order: { total: 0, payment_status: 'paid' } });
    expect((await desk.getOrder(order)).events.slice(events.length)).toMatchObject([
      { kind: 'fee_waived', amount: 2000 },
    ]);
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    expect((await desk.seen(order)).order_status).toBe(ACCEPTED);
  });

  it('isn’t taken in cash for an order paid by card, nor while a card holds it', async () => {
    await openStore({}, { booking_rules: { accept_persons_max: 0 } });
    expect(await settle(await desk.book({ paid_by: 'card' }), 'in_cash')).toMatchObject({
      error_code: errorCodes.PAYMENT_FAILED,
    });
    const held = await desk.book();
    await desk.payOnline(held);
    expect(await settle(held, 'waived')).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
  });
});

describe('guests with the link of their booking', () => {
  const open = async (order: { _id: string }) => {
    const { path } = await callAs(test.app, desk.owner, 'make_guest_link', { order_id: order._id });
    const token = path.split('/').at(-1) ?? '';
    return { token, booking: (await callAs(test.app, null, 'get_guest_booking', { token })).booking };
  };

  it('see the fee, and pay it', async () => {
    await openStore();
    const order = await desk.book();
    const { token, booking } = await open(order);
    expect(booking.fee).toEqual({
      ...{ amount: 2000, is_off_the_bill: true, state: 'due', can_pay: true, to_pay: 2000 },
      due_at: addHours(noon, 1).toISOString(),
    });
    const return_address = 'https://shop.test/booking';
    const { payment } = await callAs(test.app, null, 'pay_guest_booking', { token, return_address });
    expect(payment.amount).toBe(2000);
    const id = payment.address.split('/').at(-1) ?? '';
    desk.gateway.pay(id, noon);
    await desk.tell(id);
    expect((await open(order)).booking.fee).toMatchObject({ state: 'paid', can_pay: false });
    expect(await call(test.app, null, 'pay_guest_booking', { token, return_address })).toMatchObject({
      error_code: errorCodes.PAYMENT_FAILED,
    });
  });

  it('can’t bring more guests than they pay for', async () => {
    await openStore();
    const { booking } = await open(await desk.book({ persons: 2 }));
    expect(booking.persons_max).toBe(2);
    await openStore({ per: 'booking' });
    expect((await open(await desk.book({ persons: 2 }))).booking.persons_max).toBe(6);
  });
});
