import { randomUUID } from 'node:crypto';
import { addDays, addHours, addMinutes, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import { customers, orders } from '#server/db/schema/index';
import { mailAllGuests } from '#server/jobs/guestMails';
import { buildTestApp, type TestApp, testMail } from '../support/buildTestApp';
import { callAs } from '../support/callApi';
import { makeTable, orderInput } from '../support/factories/index';
import { mailTo } from '../support/mailTo';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-16T17:00:00.000Z';
const address = 'ada@example.com';

let test: TestApp;
let desk: OrderProvider;

beforeAll(async () => {
  test = await buildTestApp({ env: testMail });
});
beforeEach(async () => {
  test.clock.now = noon;
  await test.db.update(orders).set({ customer_email: null });
  desk = await openOrderStore(test, { booking_rules: { accept_persons_max: 4, mails_guests: true } });
  await makeTable(test.db, desk.store, { max_persons: 8 });
  await makeTable(test.db, desk.store, { max_persons: 8 });
});
afterAll(() => test.close());

const book = async (email: string | undefined, fields: Partial<ReturnType<typeof orderInput>> = {}) => {
  const customer = { name: 'Ada', country_phone_code: '+33', phone: '612345678', ...(email && { email }) };
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons: 2, schedule_at: evening, customer, ...fields }),
    store_id: desk.store.id,
  });
  return order;
};
const runAt = (at: Date, env = test.env) => mailAllGuests(test.db, at, { env });
const accepted = (to: string) => mailTo(test, to, 'booking_accepted');
const reminders = (to: string) => mailTo(test, to, 'booking_reminder');

it('Guests are told once that their table is booked, and reminded once a day before, with the same link', async () => {
  const [to, none] = [`one-${address}`, `none-${address}`];
  await book(to);
  await book(undefined);
  await runAt(addMinutes(noon, 1));
  await runAt(addMinutes(noon, 2));
  const [mail, ...others] = await accepted(to);
  expect(others).toEqual([]);
  expect(mail).toContain('June 16, 2031 at 7:00');
  const link = /https:\/\/app\.operator\.test\/store\/booking\/[\w-]{43}/.exec(mail ?? '')?.[0] ?? '';
  expect(await callAs(test.app, null, 'get_guest_booking', { token: link.slice(-43) })).toMatchObject({
    booking: { at: evening },
  });
  await runAt(addHours(addDays(new Date(evening), -1), -1));
  expect(await reminders(to)).toEqual([]);
  await runAt(addDays(new Date(evening), -1));
  await runAt(addHours(addDays(new Date(evening), -1), 1));
  expect(await reminders(to)).toEqual([expect.stringContaining(link)]);
  expect(await accepted(none)).toEqual([]);
});

it('Guests hear of an acceptance once the store can no longer take it back', async () => {
  const to = `undone-${address}`;
  const order = await book(to, { persons: 5 });
  const accept = await desk.move(order, orderStatus.ACCEPTED);
  await runAt(addSeconds(noon, acceptUndoSeconds));
  expect(await accepted(to)).toEqual([]);
  test.clock.now = addSeconds(noon, acceptUndoSeconds);
  const asked = await desk.move(accept, orderStatus.NEW);
  await runAt(addMinutes(noon, 1));
  expect(await accepted(to)).toEqual([]);
  test.clock.now = addMinutes(noon, 2);
  await desk.move(asked, orderStatus.ACCEPTED);
  await runAt(addSeconds(test.clock.now, acceptUndoSeconds + 1));
  expect(await accepted(to)).toHaveLength(1);
});

it('Guests whose booking is moved after its reminder are reminded of the new time', async () => {
  const to = `moved-${address}`;
  const { _id } = await book(to);
  await runAt(addDays(new Date(evening), -1));
  expect(await reminders(to)).toEqual([expect.stringContaining('June 16')]);
  test.clock.now = addDays(new Date(evening), -1);
  const { order } = await callAs(test.app, desk.owner, 'get_order', { order_id: _id });
  await callAs(test.app, desk.owner, 'update_order_details', {
    ...{ order_id: _id, version: order.version, schedule_at: addDays(new Date(evening), 3).toISOString() },
    idempotency_key: randomUUID(),
  });
  await runAt(addDays(new Date(evening), 1));
  expect(await reminders(to)).toHaveLength(1);
  await runAt(addDays(new Date(evening), 2));
  expect(await reminders(to)).toEqual([expect.anything(), expect.stringContaining('June 19')]);
});

it('Guests who move their booking are reminded again unless they come within a day', async () => {
  const to = `own-${address}`;
  const { _id } = await book(to);
  const dayBefore = addDays(new Date(evening), -1);
  await runAt(dayBefore);
  test.clock.now = dayBefore;
  const { path } = await callAs(test.app, desk.owner, 'make_guest_link', { order_id: _id });
  const move = (at: Date) =>
    callAs(test.app, null, 'change_guest_booking', {
      ...{ token: path.split('/').at(-1) ?? '', persons: 2, schedule_at: at.toISOString() },
    });
  await move(addHours(new Date(evening), -1));
  await runAt(dayBefore);
  expect(await reminders(to)).toHaveLength(1);
  await move(addDays(new Date(evening), 3));
  await runAt(addDays(new Date(evening), 2));
  expect(await reminders(to)).toEqual([expect.anything(), expect.stringContaining('June 19')]);
});

it('No one is mailed about a booking that isn’t accepted, was called off, or is a day away when it is made', async () => {
  const [asked, cancelled, soon] = [`asked-${address}`, `cancelled-${address}`, `soon-${address}`];
  await book(asked, { persons: 5 });
  const order = await book(cancelled);
  await callAs(test.app, 'platform', 'platform/cancel_order', { store_id: desk.store.id, order_id: order._id });
  await book(soon, { schedule_at: addHours(noon, 8).toISOString() });
  await runAt(addMinutes(noon, 1));
  await runAt(addDays(new Date(evening), -1));
  for (const to of [asked, cancelled]) expect([...(await accepted(to)), ...(await reminders(to))]).toEqual([]);
  expect([await accepted(soon), await reminders(soon)]).toEqual([[expect.any(String)], []]);
});

it('Mails are in the language of the store’s note about the guest, and only where the store wants them', async () => {
  const to = `german-${address}`;
  const language = 'de' as const;
  const note = { note: '', allergies: '', language, is_blocked: false, version: 1 };
  const number = { store_id: desk.store.id, country_phone_code: '+33', phone: '612345678' };
  await test.db.insert(customers).values({ ...number, ...note });
  const { _id } = await book(to);
  const off = { ...test.env, SMTP_URL: '' };
  await runAt(addMinutes(noon, 1), off);
  expect(await accepted(to)).toEqual([]);
  await runAt(addMinutes(noon, 1));
  expect(await accepted(to)).toEqual([expect.stringContaining('ist reserviert')]);
  const other = `unwanted-${address}`;
  const section = (await callAs(test.app, desk.owner, 'get_booking_texts', {})).booking_texts;
  await callAs(test.app, desk.owner, 'update_booking_texts', {
    ...{ version: section.version, booking_mails_guests: false },
  });
  await book(other);
  await runAt(addMinutes(noon, 1));
  await runAt(addDays(new Date(evening), -1));
  expect([...(await accepted(other)), ...(await reminders(other)), ...(await reminders(to))]).toEqual([]);
  const [row] = await test.db.select().from(orders).where(eq(orders.id, _id));
  expect(row?.guest_reminded_at).toBeNull();
});
