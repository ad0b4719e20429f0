import { addHours, addMinutes, addSeconds } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingFee } from '#contract/bookings/bookingRules';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { cancelNoShows, releaseUnpaid } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeTable, orderInput, type StoreOptions } from '../support/factories/index';
import { ledgerOf } from '../support/ledgerEntries';
import { MemoryGateway } from '../support/memoryGateway';
import { openPaymentDesk, type PaymentDesk } from '../support/paymentDesk';

const { ACCEPTED, ARRIVED, CANCELLED_BY_STORE, COMPLETED, NEW, PREPARING, READY, REJECTED } = orderStatus;

const noon = new Date('2031-06-13T10:00:00Z');
const evening = new Date('2031-06-13T17:00:00.000Z');
const aFee: BookingFee = { amount: 500, per: 'person', is_off_the_bill: true, due_within: 60, after_no_shows: 0 };

let test: TestApp;
let desk: PaymentDesk;
let table: { id: string };

async function openStore(fee: Partial<BookingFee> = {}, options: Partial<StoreOptions> = {}) {
  const { booking_rules, ...more } = options;
  desk = await openPaymentDesk(test, new MemoryGateway(), {
    booking_rules: { accept_persons_max: 6, fee: { ...aFee, ...fee }, ...booking_rules },
    ...more,
  });
  table = await makeTable(test.db, desk.store, { number: 4, min_persons: 1, max_persons: 4 });
  await makeTable(test.db, desk.store, { number: 5, min_persons: 1, max_persons: 4 });
}
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

type Fields = Partial<ReturnType<typeof orderInput>>;
const bookingInput = (fields: Fields = {}) => ({
  ...orderInput(desk.item, { order_type: 'table', persons: 4, items: [], paid_by: 'cash' }),
  ...{ schedule_at: evening.toISOString(), ...fields },
});
/** Four guests book for the evening, and are to pay 20.00. */
const book = async (fields: Fields = {}) =>
  (
    await callAs(test.app, 'platform', 'platform/create_order', {
      ...bookingInput(fields),
      store_id: desk.store.id,
    })
  ).order;
const stateOf = async (order: { _id: string }) => (await desk.getOrder(order)).order;
/** The guests pay at the store's gateway. */
async function payOnline(order: { _id: string }) {
  const { id, amount } = await desk.start(order);
  desk.gateway.pay(id, test.clock.now ?? noon);
  await desk.tell(id);
  return amount;
}
const tier = (no_show: number) => ({
  ...{ persons_min: 1, from: '', to: '' },
  charges: [{ hours_before: 2, mode: 'absolute' as const, charge: 300, per: 'person' as const }],
  no_show: { mode: 'absolute' as const, charge: no_show, per: 'booking' as const },
});

describe('the fee of a booking', () => {
  it('is the booking’s total at first, due by card within its time, and kept by later rules', async () => {
    await openStore();
    const order = await book();
    expect(order).toMatchObject({
      ...{ total: 2000, payment_status: 'pending', order_status: ACCEPTED },
      booking_fee: { amount: 2000, per: 'person', is_off_the_bill: true },
      fee_due_at: addHours(noon, 1).toISOString(),
    });
    const { booking_fee } = await callAs(test.app, desk.owner, 'get_booking_fee', {});
    expect(booking_fee).toMatchObject({ booking_fee_amount: 500, booking_fee_per: 'person' });
    await callAs(test.app, desk.owner, 'update_booking_fee', { version: booking_fee.version, booking_fee_amount: 0 });
    expect((await book()).booking_fee).toBeUndefined();
    expect((await stateOf(order)).booking_fee?.amount).toBe(2000);
  });

  it('is due until the guests come if they book at the last moment, and isn’t asked of those who are there', async () => {
    await openStore({ due_within: 600 });
    expect((await book()).fee_due_at).toBe(evening.toISOString());
    const walkIn = await desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, items: [] });
    expect(walkIn).toMatchObject({ total: 0, payment_status: 'paid' });
    expect(walkIn.booking_fee).toBeUndefined();
  });

  it('is told before it is asked: to the customer’s app and to the guests', async () => {
    await openStore({ per: 'booking', after_no_shows: 2 });
    const asked = { store_id: desk.store.id, date: '2031-06-13', persons: 4 };
    const { booking_fee } = await callAs(test.app, 'platform', 'platform/get_table_slots', asked);
    expect(booking_fee).toEqual({
      amount: 500,
      per: 'booking',
      is_off_the_bill: true,
      due_within: 60,
      after_no_shows: 2,
    });
  });

  it('is a deposit where it is asked only of those who stayed away', async () => {
    await openStore({ after_no_shows: 1 }, { booking_rules: { after_grace: 'ask' } });
    const first = await book();
    expect(first.booking_fee).toBeUndefined();
    test.clock.now = addMinutes(evening, 60);
    await desk.move(first, CANCELLED_BY_STORE);
    test.clock.now = noon;
    expect((await book()).booking_fee?.amount).toBe(2000);
    const stranger = { name: 'Someone else', country_phone_code: '+49', phone: '1709999999' };
    expect((await book({ customer: stranger })).booking_fee).toBeUndefined();
  });

  it('is asked by the store’s own people where they want it', async () => {
    await openStore();
    const { order: without } = await callAs(test.app, desk.owner, 'create_order', bookingInput({ table_id: table.id }));
    expect(without.booking_fee).toBeUndefined();
    const at = { table_id: table.id, schedule_at: addHours(evening, 3).toISOString() };
    const { order } = await callAs(test.app, desk.owner, 'create_order', { ...bookingInput(at), asks_fee: true });
    expect(order.booking_fee?.amount).toBe(2000);
  });
});

describe('a fee that isn’t paid', () => {
  it('releases the table after its time, for nothing, and says why', async () => {
    await openStore({}, { cancellation_policy: { tiers: [tier(1500)] } });
    const order = await book();
    test.clock.now = addHours(noon, 1);
    await releaseUnpaid(test.db, test.clock.now);
    expect((await stateOf(order)).order_status).toBe(ACCEPTED);
    test.clock.now = addSeconds(addHours(noon, 1), 1);
    await releaseUnpaid(test.db, test.clock.now);
    expect(await stateOf(order)).toMatchObject({
      ...{ order_status: CANCELLED_BY_STORE, reason: systemReasons.feeUnpaid, cancellation_charge: 0 },
    });
    // Both tables can be had again, and no one counts as a no-show.
    expect([await book(), await book()]).toMatchObject([{ table_number: 4 }, { table_number: 5 }]);
    expect((await ledgerOf(test.db, order)).kinds).toEqual([]);
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
  });

  it('rejects a request that the store hasn’t answered', async () => {
    await openStore({}, { booking_rules: { accept_persons_max: 0 } });
    const order = await book();
    expect(order.order_status).toBe(NEW);
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    expect(await stateOf(order)).toMatchObject({ order_status: REJECTED, reason: systemReasons.feeUnpaid });
  });

  it('waits for guests whose card holds it until the store has accepted', async () => {
    await openStore({}, { booking_rules: { accept_persons_max: 0 } });
    const order = await book();
    await payOnline(order);
    expect(await stateOf(order)).toMatchObject({ payment_status: 'authorized', paid_amount: 0 });
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    await desk.move(await stateOf(order), ACCEPTED);
    await desk.run();
    expect(await stateOf(order)).toMatchObject({ order_status: ACCEPTED, payment_status: 'paid', paid_amount: 2000 });
    expect(await desk.ledgerDiffers()).toEqual([]);
  });
});

describe('a fee off the bill', () => {
  it('is paid by card, and the rest of the bill in cash', async () => {
    await openStore();
    const order = await book();
    expect(await payOnline(order)).toBe(2000);
    expect(await stateOf(order)).toMatchObject({ payment_status: 'paid', paid_amount: 2000, total: 2000 });
    // Paid: there is nothing more to pay by card, and the table stays theirs.
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
    test.clock.now = evening;
    await releaseUnpaid(test.db, evening);
    const seated = await desk.move(await stateOf(order), ARRIVED);
    const { change } = await desk.edit(seated, [{ item_id: desk.item.id, quantity: 4 }]);
    await desk.answer(order, change, true);
    const withDishes = await stateOf(order);
    const bill = withDishes.subtotal + (withDishes.tax_included ? 0 : withDishes.tax);
    expect(bill).toBeGreaterThan(2000);
    expect(withDishes).toMatchObject({ total: bill, extra_due: bill - 2000, payment_status: 'pending' });
    const ready = await desk.move(await desk.move(withDishes, PREPARING), READY);
    const done = await desk.move(ready, COMPLETED);
    expect(done).toMatchObject({ payment_status: 'paid', paid_amount: bill });
    const { sum, kinds } = await ledgerOf(test.db, order);
    expect(kinds).toEqual(['booking_fee', 'payment', 'order_end']);
    expect([sum('gateway'), sum('store_cash'), sum('booking_fees'), sum('customers')]).toEqual([
      ...[-2000, 2000 - bill, 0, 0],
    ]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is what the guests pay if they eat for less', async () => {
    await openStore();
    const order = await book();
    await payOnline(order);
    test.clock.now = evening;
    const done = await desk.move(await desk.move(await stateOf(order), ARRIVED), COMPLETED);
    expect(done).toMatchObject({ total: 2000, paid_amount: 2000, refunded: 0 });
    expect((await ledgerOf(test.db, order)).sum('booking_fees')).toBe(2000);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });
});

describe('a fee on top of the bill', () => {
  it('is a line of its own in the total', async () => {
    await openStore({ is_off_the_bill: false });
    const order = await book({ items: [{ item_id: desk.item.id, quantity: 2 }], paid_by: 'card' });
    const bill = order.subtotal + (order.tax_included ? 0 : order.tax);
    expect(order.total).toBe(bill + 2000);
    expect(await payOnline(order)).toBe(bill + 2000);
    test.clock.now = evening;
    const arrived = await desk.move(await stateOf(order), ARRIVED);
    await desk.move(await desk.move(await desk.move(arrived, PREPARING), READY), COMPLETED);
    const { sum } = await ledgerOf(test.db, order);
    expect([sum('booking_fees'), sum('gateway'), sum('customers')]).toEqual([2000, -bill - 2000, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });
});

describe('a paid fee', () => {
  it('goes back by the policy, and a late cancellation is taken from it', async () => {
    await openStore({}, { cancellation_policy: { tiers: [tier(1500)] } });
    const [early, late] = [await book(), await book()];
    for (const order of [early, late]) await payOnline(order);
    await desk.customerCancels(early);
    expect(await stateOf(early)).toMatchObject({ refunded: 2000, cancellation_charge: 0 });
    test.clock.now = addMinutes(evening, -60);
    await desk.customerCancels(late);
    expect(await stateOf(late)).toMatchObject({ refunded: 800, cancellation_charge: 1200 });
    await desk.run();
    const { sum } = await ledgerOf(test.db, late);
    expect([sum('cancellation_charges'), sum('gateway'), sum('customers')]).toEqual([1200, -1200, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('pays for a no-show when a person says so, and comes back when they take it back', async () => {
    await openStore({}, { cancellation_policy: { tiers: [tier(1500)] } });
    const order = await book();
    await payOnline(order);
    test.clock.now = addMinutes(evening, 60);
    // The system would have returned the money: it leaves that to the store's people.
    await cancelNoShows(test.db, test.clock.now);
    const gone = await desk.move(await stateOf(order), CANCELLED_BY_STORE);
    expect(gone).toMatchObject({ cancellation_charge: 1500, refunded: 500 });
    const undone = await callAs(test.app, desk.owner, 'undo_no_show', {
      ...{ order_id: order._id, version: gone.version, reason: 'They came', idempotency_key: crypto.randomUUID() },
    });
    expect(undone.order).toMatchObject({ cancellation_charge: 0, refunded: 0, paid_amount: 2000 });
    const { sum } = await ledgerOf(test.db, order);
    expect([sum('cancellation_charges'), sum('gateway'), sum('customers')]).toEqual([0, -2000, 2000]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });
});

describe('a fee that the store settles', () => {
  const settle = async (order: { _id: string }, how: 'in_cash' | 'waived') => {
    const { version } = await stateOf(order);
    const named = { order_id: order._id, version, idempotency_key: crypto.randomUUID() };
    return call(test.app, desk.owner, 'settle_booking_fee', { ...named, how });
  };

  it('was paid in cash, once, and goes back in cash', async () => {
    await openStore();
    const order = await book();
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
    const order = await book();
    const { events } = await desk.getOrder(order);
    expect(await settle(order, 'waived')).toMatchObject({ order: { total: 0, payment_status: 'paid' } });
    expect((await desk.getOrder(order)).events.slice(events.length)).toMatchObject([
      { kind: 'fee_waived', amount: 2000 },
    ]);
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    expect((await stateOf(order)).order_status).toBe(ACCEPTED);
  });

  it('isn’t taken in cash for an order paid by card, nor while a card holds it', async () => {
    await openStore({}, { booking_rules: { accept_persons_max: 0 } });
    expect(await settle(await book({ paid_by: 'card' }), 'in_cash')).toMatchObject({
      error_code: errorCodes.PAYMENT_FAILED,
    });
    const held = await book();
    await payOnline(held);
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
    const order = await book();
    const { token, booking } = await open(order);
    expect(booking.fee).toEqual({
      ...{ amount: 2000, is_off_the_bill: true, state: 'due', can_pay: true },
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
    const { booking } = await open(await book({ persons: 2 }));
    expect(booking.persons_max).toBe(2);
    await openStore({ per: 'booking' });
    expect((await open(await book({ persons: 2 }))).booking.persons_max).toBe(6);
  });
});
