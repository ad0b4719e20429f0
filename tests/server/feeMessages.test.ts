import { addHours, addMinutes, addSeconds } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BookingFee } from '#contract/bookings/bookingRules';
import type { CustomerEvent } from '#contract/messages/customerEvents';
import { orderStatus } from '#contract/orders/statuses';
import { outgoingMessages } from '#server/db/schema/index';
import { mailAllGuests } from '#server/jobs/guestMails';
import { releaseUnpaid } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp, testMail } from '../support/buildTestApp';
import { callAs } from '../support/callApi';
import type { StoreOptions } from '../support/factories/index';
import { evening, type FeeDesk, noon, openFeeDesk } from '../support/feeDesk';
import { mailTo } from '../support/mailTo';
import { prepareSms } from '../support/storeSms';

let test: TestApp;
let desk: FeeDesk;
let to: string;
let count = 0;

beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
beforeEach(() => {
  test.clock.now = noon;
  count += 1;
  to = `ada-${count}@guests.example`;
});
afterAll(() => test.close());

const openStore = async (fee: Partial<BookingFee> = {}, booking_rules: StoreOptions['booking_rules'] = {}) => {
  desk = await openFeeDesk(test, fee, { booking_rules: { mails_guests: true, ...booking_rules } });
};
const book = (fields: Parameters<FeeDesk['book']>[0] = {}) =>
  desk.book({ customer: { name: 'Ada', country_phone_code: '+33', phone: '612345678', email: to }, ...fields });
const runAt = async (at: Date) => {
  test.clock.now = at;
  await releaseUnpaid(test.db, at);
  await mailAllGuests(test.db, at, { env: test.env });
};
const mails = (event: CustomerEvent) => mailTo(test, to, event);
/** The messages of the store, in the order in which they were written. */
const events = async () => {
  const rows = await test.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.store_id, desk.store.id), eq(outgoingMessages.is_stores, true)))
    .orderBy(asc(outgoingMessages.created_at));
  return rows.map(({ event, channel }) => `${event} ${channel}`);
};
const turnOff = async (event: CustomerEvent) => {
  const { message_settings } = await callAs(test.app, desk.owner, 'get_message_settings', {});
  const fields = { [`message_${event}`]: { is_on: false, texts: [] } };
  await callAs(test.app, desk.owner, 'update_message_settings', { version: message_settings.version, ...fields });
};

describe('guests who owe a booking fee', () => {
  it('are told with the confirmation how much, until when and where to pay it', async () => {
    await openStore();
    await book();
    await runAt(addMinutes(noon, 1));
    await runAt(addMinutes(noon, 2));
    expect(await events()).toEqual(['booking_fee_due email']);
    const [mail = ''] = await mails('booking_fee_due');
    expect(mail).toMatch(/booking fee of €20\.00 by June 13, 2031 at 1:00/);
    const token = /\/store\/booking\/([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(await callAs(test.app, null, 'get_guest_booking', { token })).toMatchObject({
      booking: { fee: { state: 'due', to_pay: 2000, can_pay: true } },
    });
  });

  it('are reminded of it the day before, and of the booking alone once they have paid', async () => {
    await openStore({ due_within: 10 * 24 * 60 }, { days_ahead: 10 });
    const schedule_at = addHours(evening, 72).toISOString();
    const [order] = [await book({ schedule_at })];
    await runAt(addMinutes(noon, 1));
    await runAt(addHours(evening, 48));
    await runAt(addHours(evening, 49));
    expect(await events()).toEqual(['booking_fee_due email', 'booking_fee_due email']);
    expect((await mails('booking_fee_due'))[1]).toContain('€20.00 by June 16, 2031');

    test.clock.now = noon;
    await openStore({ due_within: 60 }, { days_ahead: 10 });
    const paid = await book({ schedule_at });
    await runAt(addMinutes(noon, 1));
    await desk.payOnline(paid);
    await runAt(addHours(evening, 48));
    expect(await events()).toEqual(['booking_fee_due email', 'booking_reminder email']);
    expect(order?.booking_fee?.amount).toBe(2000);
  });

  it('get the plain confirmation from a store that has turned the other message off', async () => {
    await openStore();
    await turnOff('booking_fee_due');
    await book();
    await runAt(addMinutes(noon, 1));
    expect(await events()).toEqual(['booking_accepted email']);
  });

  it('get the plain confirmation if a card holds it', async () => {
    await openStore({}, { accept_persons_max: 0 });
    const order = await book();
    await desk.payOnline(order);
    await desk.move(await desk.seen(order), orderStatus.ACCEPTED);
    await runAt(addMinutes(noon, 1));
    expect(await events()).toEqual(['booking_accepted email']);
  });
});

describe('guests whose table was released', () => {
  const late = addSeconds(addHours(noon, 1), 1);

  it('are told once that the fee wasn’t paid', async () => {
    await openStore();
    await book();
    await runAt(addMinutes(noon, 1));
    await runAt(late);
    await runAt(addMinutes(late, 1));
    expect(await events()).toEqual(['booking_fee_due email', 'booking_released email']);
    expect(await mails('booking_released')).toEqual([
      expect.stringContaining('because the booking fee of €20.00 wasn’t paid in time'),
    ]);
  });

  it('are told so too if the store hadn’t accepted their request yet', async () => {
    await openStore({}, { accept_persons_max: 0 });
    await book();
    await runAt(addMinutes(noon, 1));
    await runAt(late);
    await runAt(addMinutes(late, 1));
    expect(await events()).toEqual(['booking_released email']);
  });

  it('are told within the hour if the time of their booking has passed', async () => {
    await openStore({ due_within: 24 * 60 }, { grace_period: 15 });
    await book();
    const released = addSeconds(addMinutes(evening, 15), 1);
    await runAt(addMinutes(noon, 1));
    await runAt(addMinutes(evening, 1));
    expect(await events()).toEqual(['booking_fee_due email']);
    await releaseUnpaid(test.db, released);
    await runAt(addMinutes(released, 50));
    await runAt(addMinutes(released, 51));
    expect(await events()).toEqual(['booking_fee_due email', 'booking_released email']);
    const [message] = await test.db
      .select()
      .from(outgoingMessages)
      .where(and(eq(outgoingMessages.store_id, desk.store.id), eq(outgoingMessages.event, 'booking_released')));
    expect(message?.expires_at?.getTime()).toBeGreaterThan(addMinutes(released, 51).getTime());
  });

  it('are told nothing more than an hour after it', async () => {
    await openStore({ due_within: 24 * 60 });
    await book();
    await runAt(addMinutes(noon, 1));
    await releaseUnpaid(test.db, addHours(evening, 1));
    await runAt(addMinutes(addHours(evening, 2), 1));
    expect(await events()).toEqual(['booking_fee_due email']);
  });

  it('learn at least that the booking was cancelled if the store has turned the reason off', async () => {
    await openStore();
    await turnOff('booking_released');
    await book();
    await runAt(addMinutes(noon, 1));
    await runAt(late);
    expect(await events()).toEqual(['booking_fee_due email', 'booking_cancelled email']);
  });

  it('get both messages as text messages without an email address', async () => {
    await openStore();
    await prepareSms(test, desk.store.id);
    await book({ customer: { name: 'Ada', country_phone_code: '+33', phone: '612345678' } });
    await runAt(addMinutes(noon, 1));
    await runAt(late);
    expect(await events()).toEqual(['booking_fee_due sms', 'booking_released sms']);
  });
});
