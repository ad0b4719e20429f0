import { randomUUID } from 'node:crypto';
import { addHours, addMinutes, addSeconds } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingFee } from '#contract/bookings/bookingRules';
import { errorCodes } from '#contract/codes/errorCodes';
import { taxWithin } from '#contract/money';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { cancelNoShows, releaseUnpaid } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { callAs } from '../support/callApi';
import type { StoreOptions } from '../support/factories/index';
import { evening, type FeeDesk, noon, openFeeDesk } from '../support/feeDesk';
import { ledgerOf } from '../support/ledgerEntries';

const { ACCEPTED, ARRIVED, CANCELLED_BY_STORE, COMPLETED, NEW, PREPARING, READY, REJECTED } = orderStatus;

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

const tier = (no_show: number) => ({
  ...{ persons_min: 1, from: '', to: '' },
  charges: [{ hours_before: 2, mode: 'absolute' as const, charge: 300, per: 'person' as const }],
  no_show: { mode: 'absolute' as const, charge: no_show, per: 'booking' as const },
});

describe('the fee of a booking', () => {
  it('is the booking’s total at first, due by card within its time, and kept by later rules', async () => {
    await openStore();
    const order = await desk.book();
    expect(order).toMatchObject({
      ...{ total: 2000, payment_status: 'pending', order_status: ACCEPTED },
      booking_fee: { amount: 2000, per: 'person', is_off_the_bill: true },
      fee_due_at: addHours(noon, 1).toISOString(),
    });
    const { booking_fee } = await callAs(test.app, desk.owner, 'get_booking_fee', {});
    expect(booking_fee).toMatchObject({ booking_fee_amount: 500, booking_fee_per: 'person' });
    await callAs(test.app, desk.owner, 'update_booking_fee', { version: booking_fee.version, booking_fee_amount: 0 });
    expect((await desk.book()).booking_fee).toBeUndefined();
    expect((await desk.seen(order)).booking_fee?.amount).toBe(2000);
  });

  it('is due until guests would be late if they book at the last moment, and isn’t asked of those who are there', async () => {
    await openStore({ due_within: 600 });
    expect((await desk.book()).fee_due_at).toBe(addMinutes(evening, 15).toISOString());
    const walkIn = await desk.placeOwn({ order_type: 'table', table_id: desk.table.id, persons: 2, items: [] });
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
      tax_rate: 10,
      due_within: 60,
      after_no_shows: 2,
    });
  });

  it('is a deposit where it is asked only of those who stayed away', async () => {
    await openStore({ after_no_shows: 1 }, { booking_rules: { after_grace: 'ask' } });
    const first = await desk.book();
    expect(first.booking_fee).toBeUndefined();
    test.clock.now = addMinutes(evening, 60);
    await desk.move(first, CANCELLED_BY_STORE);
    test.clock.now = noon;
    expect((await desk.book()).booking_fee?.amount).toBe(2000);
    const stranger = { name: 'Someone else', country_phone_code: '+49', phone: '1709999999' };
    expect((await desk.book({ customer: stranger })).booking_fee).toBeUndefined();
  });

  it('is asked by the store’s own people where they want it', async () => {
    await openStore();
    const { order: without } = await callAs(
      test.app,
      desk.owner,
      'create_order',
      desk.bookingInput({ table_id: desk.table.id }),
    );
    expect(without.booking_fee).toBeUndefined();
    const at = { table_id: desk.table.id, schedule_at: addHours(evening, 3).toISOString() };
    const { order } = await callAs(test.app, desk.owner, 'create_order', { ...desk.bookingInput(at), asks_fee: true });
    expect(order.booking_fee?.amount).toBe(2000);
  });
});

describe('a fee that isn’t paid', () => {
  it('releases the table after its time, for nothing, and says why', async () => {
    await openStore({}, { cancellation_policy: { tiers: [tier(1500)] } });
    const order = await desk.book();
    test.clock.now = addHours(noon, 1);
    await releaseUnpaid(test.db, test.clock.now);
    expect((await desk.seen(order)).order_status).toBe(ACCEPTED);
    test.clock.now = addSeconds(addHours(noon, 1), 1);
    await releaseUnpaid(test.db, test.clock.now);
    expect(await desk.seen(order)).toMatchObject({
      ...{ order_status: CANCELLED_BY_STORE, reason: systemReasons.feeUnpaid, cancellation_charge: 0 },
    });
    // Both tables can be had again, and no one counts as a no-show.
    expect([await desk.book(), await desk.book()]).toMatchObject([{ table_number: 4 }, { table_number: 5 }]);
    expect((await ledgerOf(test.db, order)).kinds).toEqual([]);
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
  });

  it('rejects a request that the store hasn’t answered', async () => {
    await openStore({}, { booking_rules: { accept_persons_max: 0 } });
    const order = await desk.book();
    expect(order.order_status).toBe(NEW);
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    expect(await desk.seen(order)).toMatchObject({ order_status: REJECTED, reason: systemReasons.feeUnpaid });
  });

  it('waits for guests whose card holds it until the store has accepted', async () => {
    await openStore({}, { booking_rules: { accept_persons_max: 0 } });
    const order = await desk.book();
    await desk.payOnline(order);
    expect(await desk.seen(order)).toMatchObject({ payment_status: 'authorized', paid_amount: 0 });
    test.clock.now = addHours(noon, 2);
    await releaseUnpaid(test.db, test.clock.now);
    await desk.move(await desk.seen(order), ACCEPTED);
    await desk.run();
    expect(await desk.seen(order)).toMatchObject({ order_status: ACCEPTED, payment_status: 'paid', paid_amount: 2000 });
    expect(await desk.ledgerDiffers()).toEqual([]);
  });
});

describe('a fee off the bill', () => {
  it('is paid by card, and the rest of the bill in cash', async () => {
    await openStore();
    const order = await desk.book();
    expect(await desk.payOnline(order)).toBe(2000);
    expect(await desk.seen(order)).toMatchObject({ payment_status: 'paid', paid_amount: 2000, total: 2000 });
    // Paid: there is nothing more to pay by card, and the table stays theirs.
    expect(await desk.startReply(order)).toMatchObject({ error_code: errorCodes.PAYMENT_FAILED });
    test.clock.now = evening;
    await releaseUnpaid(test.db, evening);
    const seated = await desk.move(await desk.seen(order), ARRIVED);
    const { change } = await desk.edit(seated, [{ item_id: desk.item.id, quantity: 4 }]);
    await desk.answer(order, change, true);
    const withDishes = await desk.seen(order);
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
    const order = await desk.book();
    await desk.payOnline(order);
    test.clock.now = evening;
    const done = await desk.move(await desk.move(await desk.seen(order), ARRIVED), COMPLETED);
    expect(done).toMatchObject({ total: 2000, paid_amount: 2000, refunded: 0 });
    expect((await ledgerOf(test.db, order)).sum('booking_fees')).toBe(2000);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is taxed like the bill that it stands in for, and not again with the dishes', async () => {
    await openStore({}, { is_tax_included: true, store_tax: 19 });
    const order = await desk.book();
    expect(order).toMatchObject({ total: 2000, fee_charged: 2000, tax: 319 });
    await desk.payOnline(order);
    test.clock.now = evening;
    const seated = await desk.move(await desk.seen(order), ARRIVED);
    const { change } = await desk.edit(seated, [{ item_id: desk.item.id, quantity: 4 }]);
    await desk.answer(order, change, true);
    const dined = await desk.seen(order);
    expect(dined.fee_charged).toBeUndefined();
    expect(dined.tax).toBe(taxWithin(dined.total, 19));
  });
});

describe('a fee on top of the bill', () => {
  it('is a line of its own in the total', async () => {
    await openStore({ is_off_the_bill: false });
    const order = await desk.book({ items: [{ item_id: desk.item.id, quantity: 2 }], paid_by: 'card' });
    const bill = order.subtotal + (order.tax_included ? 0 : order.tax);
    expect(order.total).toBe(bill + 2000);
    expect(await desk.payOnline(order)).toBe(bill + 2000);
    test.clock.now = evening;
    const arrived = await desk.move(await desk.seen(order), ARRIVED);
    await desk.move(await desk.move(await desk.move(arrived, PREPARING), READY), COMPLETED);
    const { sum } = await ledgerOf(test.db, order);
    expect([sum('booking_fees'), sum('gateway'), sum('customers')]).toEqual([2000, -bill - 2000, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('contains its tax, also at a store that adds it to prices', async () => {
    await openStore({ is_off_the_bill: false }, { is_tax_included: false, store_tax: 19 });
    const order = await desk.book();
    expect(order).toMatchObject({ total: 2000, fee_charged: 1681, tax: 319 });
    await desk.payOnline(order);
    test.clock.now = evening;
    await desk.move(await desk.move(await desk.seen(order), ARRIVED), COMPLETED);
    const { sum } = await ledgerOf(test.db, order);
    expect([sum('booking_fees'), sum('tax'), sum('included_tax'), sum('customers')]).toEqual([1681, 319, 0, 0]);
    const totals = await callAs(test.app, desk.owner, 'get_order_totals', {});
    expect(totals).toMatchObject({ fee_charged: 1681, tax: 319, total: 2000 });
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('takes its tax with it when it is waived', async () => {
    await openStore({ is_off_the_bill: false }, { is_tax_included: false, store_tax: 19 });
    const placed = await desk.book({ items: [{ item_id: desk.item.id, quantity: 2 }] });
    const { _id: order_id, version } = await desk.seen(placed);
    const named = { order_id, version, idempotency_key: randomUUID() };
    const { order } = await callAs(test.app, desk.owner, 'settle_booking_fee', { ...named, how: 'waived' });
    expect(order.fee_charged).toBeUndefined();
    expect(order.total).toBe(order.subtotal + order.tax);
    expect(order.total).toBe(placed.total - 2000);
  });
});

describe('a paid fee', () => {
  it('goes back by the policy, and a late cancellation is taken from it', async () => {
    await openStore({}, { cancellation_policy: { tiers: [tier(1500)] } });
    const [early, late] = [await desk.book(), await desk.book()];
    for (const order of [early, late]) await desk.payOnline(order);
    await desk.customerCancels(early);
    expect(await desk.seen(early)).toMatchObject({ refunded: 2000, cancellation_charge: 0 });
    test.clock.now = addMinutes(evening, -60);
    await desk.customerCancels(late);
    expect(await desk.seen(late)).toMatchObject({ refunded: 800, cancellation_charge: 1200 });
    await desk.run();
    const { sum } = await ledgerOf(test.db, late);
    expect([sum('cancellation_charges'), sum('gateway'), sum('customers')]).toEqual([1200, -1200, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('pays for a no-show when a person says so, and comes back when they take it back', async () => {
    await openStore({}, { cancellation_policy: { tiers: [tier(1500)] } });
    const order = await desk.book();
    await desk.payOnline(order);
    test.clock.now = addMinutes(evening, 60);
    // The system would have returned the money: it leaves that to the store's people.
    await cancelNoShows(test.db, test.clock.now);
    const gone = await desk.move(await desk.seen(order), CANCELLED_BY_STORE);
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
