import { addDays, addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookingLimits } from '#contract/bookingLimits';
import type { BookingFee } from '#contract/bookings/bookingRules';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import { cancelNoShows, releaseUnpaid } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { callAs } from '../support/callApi';
import { evening, type FeeDesk, noon, openFeeDesk } from '../support/feeDesk';
import { ledgerOf } from '../support/ledgerEntries';

const { ACCEPTED, ARRIVED, CANCELLED_BY_STORE, COMPLETED, PREPARING, READY, REJECTED } = orderStatus;

let test: TestApp;
let desk: FeeDesk;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

type Booked = Awaited<ReturnType<FeeDesk['book']>>;

/** A store that answers requests itself. */
const openStore = async (fee: Partial<BookingFee> = {}, after_grace: 'ask' | 'cancel' = 'ask') => {
  desk = await openFeeDesk(test, fee, { booking_rules: { accept_persons_max: 0, after_grace } });
};

const dishes = () => ({ items: [{ item_id: desk.item.id, quantity: 4 }] });

const settle = async (order: Booked, how: 'in_cash' | 'waived') => {
  const { version } = await desk.seen(order);
  const named = { order_id: order._id, version, idempotency_key: crypto.randomUUID() };
  return callAs(test.app, desk.owner, 'settle_booking_fee', { ...named, how });
};

const eatAndLeave = async (order: Booked) => {
  test.clock.now = evening;
  const arrived = await desk.move(await desk.seen(order), ARRIVED);
  return desk.move(await desk.move(await desk.move(arrived, PREPARING), READY), COMPLETED);
};

const release = (at: Date) => {
  test.clock.now = at;
  return releaseUnpaid(test.db, at);
};

describe('a card that holds the fee', () => {
  it('holds nothing once the fee was waived, and the bill is paid in cash', async () => {
    await openStore({ is_off_the_bill: false });
    const order = await desk.book(dishes());
    const { id } = await desk.start(order);
    await settle(order, 'waived');
    desk.gateway.pay(id, noon);
    await desk.tell(id);
    await desk.run();
    expect(desk.gateway.payments.get(id)?.state).toBe('voided');
    expect(await desk.seen(order)).toMatchObject({ payment_status: 'pending', total: 5000 });
    await desk.move(await desk.seen(order), ACCEPTED);
    expect(await eatAndLeave(order)).toMatchObject({ payment_status: 'paid', paid_amount: 5000 });
    expect((await ledgerOf(test.db, order)).sum('store_cash')).toBe(-5000);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });

  it('is released with the booking, which then is unpaid', async () => {
    await openStore();
    const [held, late] = [await desk.book(), await desk.book()];
    await desk.payOnline(held);
    const { id } = await desk.start(late);
    for (const order of [held, late]) await desk.customerCancels(order);
    desk.gateway.pay(id, noon);
    await desk.tell(id);
    await desk.run();
    for (const order of [held, late])
      expect(await desk.stateOf(order)).toMatchObject({
        ...{ order: { payment_status: 'pending', paid_amount: 0 }, payments: [{ state: 'voided' }] },
      });
  });

  it('still pays it if the guests have left before it was captured, and the rest was paid in cash', async () => {
    await openStore({ is_off_the_bill: false });
    const order = await desk.book(dishes());
    await desk.payOnline(order);
    await desk.move(await desk.seen(order), ACCEPTED);
    desk.gateway.isDown = true;
    expect(await eatAndLeave(order)).toMatchObject({ total: 7000, paid_amount: 5000, extra_due: 2000 });
    const inCash = await ledgerOf(test.db, order);
    expect([inCash.sum('store_cash'), inCash.kinds]).toEqual([-5000, ['payment', 'order_end']]);
    desk.gateway.isDown = false;
    await desk.run(3600);
    expect(await desk.seen(order)).toMatchObject({ payment_status: 'paid', paid_amount: 7000, extra_due: 0 });
    const { sum } = await ledgerOf(test.db, order);
    expect([sum('store_cash'), sum('gateway'), sum('customers')]).toEqual([-5000, -2000, 0]);
    expect(await desk.ledgerDiffers()).toEqual([]);
  });
});

describe('a card that was saved for the fee', () => {
  const bookWithCard = async () => {
    const order = await desk.book({ schedule_at: addDays(evening, 9).toISOString() });
    const { id, mode } = await desk.start(order);
    expect(mode).toBe('save_card');
    desk.gateway.pay(id, noon);
    await desk.tell(id);
    return order;
  };

  it('is told to the guests as what it is, and keeps the table until the store answers', async () => {
    await openStore();
    const order = await bookWithCard();
    const { path } = await callAs(test.app, desk.owner, 'make_guest_link', { order_id: order._id });
    const feeNow = async () =>
      (await callAs(test.app, null, 'get_guest_booking', { token: path.split('/').at(-1) ?? '' })).booking.fee;
    expect(await feeNow()).toMatchObject({ state: 'held', can_pay: false });
    expect(await release(addMinutes(noon, 90))).toBe(0);
    await desk.move(await desk.seen(order), ACCEPTED);
    expect(await feeNow()).toMatchObject({ state: 'held', can_pay: false });
    await desk.run();
    expect(await feeNow()).toMatchObject({ state: 'paid', can_pay: false });
  });

  it('keeps the table no longer once it was declined', async () => {
    await openStore();
    const order = await bookWithCard();
    await desk.move(await desk.seen(order), ACCEPTED);
    desk.gateway.failures.push({ kind: 'declined', isHard: true, reason: 'expired' });
    await desk.run();
    expect(await release(addMinutes(noon, 90))).toBe(1);
    expect(await desk.seen(order)).toMatchObject({
      ...{ order_status: CANCELLED_BY_STORE, reason: systemReasons.feeUnpaid },
    });
  });
});

it('lets guests without a paid fee who stayed away come after all', async () => {
  await openStore({}, 'cancel');
  const order = await desk.book();
  await desk.move(await desk.seen(order), ACCEPTED);
  test.clock.now = addMinutes(evening, 60);
  expect(await cancelNoShows(test.db, test.clock.now)).toBe(1);
  const { version } = await desk.seen(order);
  const named = { order_id: order._id, version, idempotency_key: crypto.randomUUID() };
  await callAs(test.app, desk.owner, 'undo_no_show', { ...named, reason: 'They came' });
  expect(await releaseUnpaid(test.db, test.clock.now)).toBe(0);
  expect((await desk.seen(order)).order_status).toBe(ACCEPTED);
});

describe('a page that guests have opened to pay', () => {
  const overdue = addMinutes(noon, 61);
  const overAt = addMinutes(noon, 60 + bookingLimits.feeReadMinutes);

  it('is read before the table is released: the gateway’s message can be late', async () => {
    await openStore();
    const order = await desk.book();
    const { id } = await desk.start(order);
    // It was read more and more rarely since.
    for (const minutes of [2, 5, 10, 20, 30, 45, 58]) await desk.run(minutes * 60);
    desk.gateway.pay(id, addMinutes(noon, 59));
    expect(await release(overdue)).toBe(0);
    await desk.run(0);
    expect(await release(addMinutes(overAt, 1))).toBe(0);
    expect((await desk.seen(order)).payment_status).toBe('authorized');
  });

  it('doesn’t keep it for long', async () => {
    await openStore();
    const order = await desk.book();
    await desk.start(order);
    expect(await release(overdue)).toBe(0);
    await desk.run(0);
    expect(await release(overAt)).toBe(0);
    expect(await release(addMinutes(overAt, 1))).toBe(1);
    expect((await desk.seen(order)).order_status).toBe(REJECTED);
  });
});
