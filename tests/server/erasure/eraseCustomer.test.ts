import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { erasedMark } from '#contract/erasure';
import { limits } from '#contract/limits';
import {
  auditEntries,
  customers,
  orders,
  outgoingMessages,
  promoCodes,
  reviews,
  stores,
  supportMessages,
} from '#server/db/schema/index';
import { openMessage } from '#server/modules/outgoing/sealedMessage';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, errorOf } from '../../support/callApi';
import { makeEndedOrder, makeSubStore } from '../../support/factories/index';
import { findText, textColumns } from '../../support/findText';
import { loginSubStore } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { aCustomer, type PlantedCustomer, plantCustomer } from '../../support/plantCustomer';
import { setSteppedUp } from '../../support/setSteppedUp';

/** Tables that a customer's data can't reach. A new one is listed here, or planted in `plantCustomer` and erased. */
const unreached = [
  ...['account_tokens', 'accountant_links', 'address_changes', 'bank_details', 'billing_cards', 'billing_counters'],
  ...['billing_invoices', 'categories', 'cities', 'subscriptions', 'trial_uses'],
  ...['commission_terms', 'countries', 'delivery_areas', 'delivery_log', 'delivery_offers', 'delivery_types'],
  ...['documents', 'festival_times', 'handovers', 'images', 'insight_day_totals', 'items', 'ledger_day_totals'],
  ...['ledger_entries', 'menu_changes', 'menu_import_mappings', 'modifier_groups', 'modifiers', 'one_time_codes'],
  ...['order_day_totals', 'passkeys', 'payment_gateways', 'payment_refunds', 'payout_statements'],
  ...['platform_settings', 'providers', 'recovery_codes', 'registrations', 'required_documents', 'script_pages'],
  ...['sessions', 'social_accounts', 'social_sign_ins', 'store_secrets', 'store_settings', 'stores'],
  ...['sub_categories', 'sub_stores', 'table_combinations', 'table_holds', 'tables', 'totp_factors', 'used_captchas'],
  ...['vehicles', 'website_domains', 'websites'],
].sort();

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const erase = async (number: { country_phone_code: string; phone: string }) => {
  const { country_phone_code, phone } = number;
  return (await callAs(test.app, desk.owner, 'erase_customer', { country_phone_code, phone })).certificate;
};
const rowOf = async (id: string) => (await test.db.select().from(orders).where(eq(orders.id, id)))[0];
const placeEnded = ({ name, phone, country_phone_code }: PlantedCustomer) =>
  makeEndedOrder(test.db, desk.store, {
    ...{ customer_name: name, customer_phone: phone, customer_country_phone_code: country_phone_code },
  });

describe('An erased customer', () => {
  it('is found in no text of any table', async () => {
    const customer = aCustomer();
    const planted = await plantCustomer(test, desk, customer);
    const reached = [...(await findText(test.db, customer.word)), ...(await findText(test.db, customer.phone))];
    const tables = new Set(reached.map((column) => column.split('.')[0]));
    const all = new Set((await textColumns(test.db)).map(({ table }) => table));
    expect([...all].filter((table) => !tables.has(table)).sort()).toEqual(unreached);
    const certificate = await erase(customer);
    expect(await findText(test.db, customer.word)).toEqual([]);
    expect(await findText(test.db, customer.phone)).toEqual([]);
    const [sealed] = await test.db.select().from(outgoingMessages).where(eq(outgoingMessages.id, planted.sealedId));
    expect(openMessage(test.env, planted.sealedId, sealed?.sealed ?? '')).toEqual({
      subject: `About ${erasedMark}`,
      text: `${erasedMark} (${erasedMark}, ${erasedMark}) at ${erasedMark}`,
    });
    for (const secret of [customer.word, customer.phone]) expect(JSON.stringify(certificate)).not.toContain(secret);
  });

  it('leaves orders with their sums, items, statuses and stars', async () => {
    const customer = aCustomer();
    const { orderIds, review, apology } = await plantCustomer(test, desk, customer);
    const totals = () => callAs(test.app, desk.owner, 'get_order_totals', {});
    const [before, sums] = [await rowOf(orderIds[0] ?? ''), await totals()];
    await erase(customer);
    expect(await totals()).toEqual(sums);
    const after = await rowOf(orderIds[0] ?? '');
    const money = [
      'unique_id',
      'subtotal',
      'tax',
      'delivery_fee',
      'total',
      'paid_amount',
      'order_status',
      'ended_at',
    ] as const;
    for (const column of money) expect(after?.[column]).toEqual(before?.[column]);
    expect(after).toMatchObject({
      customer_name: erasedMark,
      customer_phone: '',
      customer_email: null,
      delivery_address: null,
    });
    expect(after?.version).toBe((before?.version ?? 0) + 1);
    const { order } = await desk.getOrder({ _id: orderIds[0] ?? '' });
    expect(order.customer).toEqual({ name: erasedMark, country_phone_code: '', phone: '' });
    const [stars] = await test.db.select().from(reviews).where(eq(reviews.id, review.id));
    expect(stars).toMatchObject({ rating: 3, comment: null, reply_text: erasedMark, note: '' });
    // The platform's programs read on by this number.
    expect(stars?.seq).toBeGreaterThan(review.seq);
    // No one has the number that could use it, and it doesn't open for everyone.
    const [offer] = await test.db.select().from(promoCodes).where(eq(promoCodes.id, apology.id));
    expect(offer).toMatchObject({ is_active: false, only_phone: erasedMark });
  });

  it('has a certificate that says what was erased and what is kept', async () => {
    const customer = aCustomer();
    await plantCustomer(test, desk, customer);
    const numbers = (
      await test.db.select({ number: orders.unique_id }).from(orders).where(eq(orders.customer_phone, customer.phone))
    ).map(({ number }) => number);
    const certificate = await erase(customer);
    expect(certificate.order_numbers).toEqual(numbers.sort((a, b) => a - b));
    const counts = Object.fromEntries(certificate.erased.map(({ kind, count }) => [kind, count]));
    expect(counts).toMatchObject({
      orders: 4,
      addresses: 1,
      reviews: 1,
      offers: 1,
      note: 1,
      changes: 1,
      refunds: 1,
      archive: 1,
    });
    for (const kind of ['comments', 'events', 'entries', 'messages', 'mentions'])
      expect(counts[kind]).toBeGreaterThan(0);
    expect(certificate).toMatchObject({ kept: expect.arrayContaining(['sums', 'others', 'backups']), kept_years: 10 });
    const [entry] = await test.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'erase'))
      .orderBy(sql`id desc`);
    expect(entry).toMatchObject({
      ...{ entity: 'customer', actor_kind: 'owner', record_id: null, old_values: null },
      new_values: { certificate: certificate._id, erased_orders: 4 },
    });
  });

  it('is no longer known: not by number, and the next order begins from nothing', async () => {
    const customer = aCustomer();
    await placeEnded(customer);
    await erase(customer);
    const { country_phone_code, phone } = customer;
    expect(await callAs(test.app, desk.owner, 'get_customer', { country_phone_code, phone })).toMatchObject({
      order_count: 0,
    });
    expect((await callAs(test.app, desk.owner, 'find_customer', { phone })).data).toEqual([]);
    expect(await errorOf(test.app, desk.owner, 'erase_customer', { country_phone_code, phone })).toBe(
      errorCodes.NO_DATA_FOUND,
    );
  });

  it('without a number is erased in the one order', async () => {
    const { name, word } = aCustomer();
    const fields = { customer_name: name, customer_phone: '', customer_country_phone_code: '' };
    const mine = await makeEndedOrder(test.db, desk.store, fields);
    const other = await makeEndedOrder(test.db, desk.store, { ...fields, customer_name: 'Someone Else' });
    const { certificate } = await callAs(test.app, desk.owner, 'erase_customer', { order_id: mine.id });
    expect(certificate.order_numbers).toEqual([mine.unique_id]);
    expect(await findText(test.db, word)).toEqual([]);
    expect((await rowOf(other.id))?.customer_name).toBe('Someone Else');
    const again = await errorOf(test.app, desk.owner, 'erase_customer', { order_id: mine.id });
    expect(again).toBe(errorCodes.ORDER_DETAIL_NOT_FOUND);
  });
});

describe('An erasure', () => {
  it('gives its certificate again to the same key', async () => {
    const customer = aCustomer();
    const { id: order_id } = await placeEnded(customer);
    const body = { order_id, idempotency_key: randomUUID() };
    const { certificate } = await callAs(test.app, desk.owner, 'erase_customer', body);
    expect((await callAs(test.app, desk.owner, 'erase_customer', body)).certificate).toEqual(certificate);
    expect(await findText(test.db, customer.word)).toEqual([]);
  });

  it('doesn’t wait for a reply to a review that waits for it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const customer = aCustomer();
      const { review } = await plantCustomer(test, desk, customer);
      const reply = call(test.app, desk.owner, 'reply_review', {
        _id: review.id,
        text: `Dear ${customer.word}, sorry`,
      });
      const [replied] = await Promise.all([reply, erase(customer)]);
      expect(replied).toMatchObject({ success: true });
    }
  });

  it('leaves other customers, other stores and the staff alone', async () => {
    const [customer, other] = [aCustomer(), aCustomer()];
    await placeEnded(customer);
    await placeEnded(other);
    const elsewhere = await openOrderStore(test);
    const { name, phone, country_phone_code } = customer;
    const there = await makeEndedOrder(test.db, elsewhere.store, {
      ...{ customer_name: name, customer_phone: phone, customer_country_phone_code: country_phone_code },
    });
    // A number that begins with the same digits, and a first name alone, mean someone else.
    const [message] = await test.db
      .insert(supportMessages)
      .values({
        ...{ store_id: desk.store.id, by: 'Staff', reply_to: 'a@b.example', page: '/', app_version: '1', browser: '' },
        text: `Quilla has ${phone}7 and 1${phone}`,
      })
      .returning();
    await erase(customer);
    expect((await rowOf(there.id))?.customer_name).toBe(name);
    expect(await findText(test.db, other.word)).toEqual(['orders.customer_key', 'orders.customer_name']);
    const [messageRow] = await test.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.id, message?.id ?? ''));
    expect(messageRow?.text).toBe(message?.text);
  });

  it('keeps messages to an account that has the customer’s address', async () => {
    const customer = aCustomer();
    const member = await makeSubStore(test.db, desk.store, { email: customer.email });
    await makeEndedOrder(test.db, desk.store, { customer_email: customer.email, customer_phone: customer.phone });
    await test.db.insert(outgoingMessages).values({
      ...{ store_id: desk.store.id, channel: 'email', event: 'invitation', language: 'en', recipient: member.email },
    });
    await erase({ country_phone_code: '+33', phone: customer.phone });
    expect(await findText(test.db, customer.email)).toEqual(['outgoing_messages.recipient', 'sub_stores.email']);
  });

  it('waits until the customer has no open order', async () => {
    const customer = aCustomer();
    const { name, phone, country_phone_code } = customer;
    const before = await placeEnded(customer);
    const open = await desk.place({ customer: { name, phone, country_phone_code } });
    const reply = await call(test.app, desk.owner, 'erase_customer', { phone, country_phone_code });
    expect(reply).toMatchObject({
      error_code: errorCodes.CUSTOMER_HAS_OPEN_ORDERS,
      errors: [{ path: 'order_id', params: { numbers: [open.unique_id] } }],
    });
    expect((await rowOf(before.id))?.customer_name).toBe(name);
    await desk.move(open, 103, { reason: 'Closed' });
    expect((await erase(customer)).order_numbers).toHaveLength(2);
  });

  it('is erased by the number in a blocked store too', async () => {
    const customer = aCustomer();
    const before = await placeEnded(customer);
    const set = (is_approved: boolean) =>
      test.db.update(stores).set({ is_approved }).where(eq(stores.id, desk.store.id));
    await set(false);
    try {
      expect(await errorOf(test.app, desk.owner, 'get_order', { order_id: before.id })).toBe(errorCodes.NOT_PERMITTED);
      expect((await erase(customer)).order_numbers).toEqual([before.unique_id]);
      expect((await rowOf(before.id))?.customer_name).toBe(erasedMark);
    } finally {
      await set(true);
    }
  });

  it('needs the owner, and a fresh proof', async () => {
    const customer = aCustomer();
    const { id: order_id } = await placeEnded(customer);
    const member = await loginSubStore(
      test.app,
      await makeSubStore(test.db, desk.store, { grants: ['store/order', 'store/history'] }),
    );
    expect(await errorOf(test.app, member, 'erase_customer', { order_id })).toBe(errorCodes.NOT_PERMITTED);
    await setSteppedUp(test, desk.owner, null);
    expect(await errorOf(test.app, desk.owner, 'erase_customer', { order_id })).toBe(errorCodes.STEP_UP_REQUIRED);
    await setSteppedUp(test, desk.owner, 0);
    expect(await errorOf(test.app, desk.owner, 'erase_customer', {})).toBe(errorCodes.FIELDS_NOT_VALID);
    expect((await rowOf(order_id))?.customer_name).toBe(customer.name);
  });

  it('is made once, however often it is asked for at the same time', async () => {
    const customer = aCustomer();
    const { phone, country_phone_code } = customer;
    await placeEnded(customer);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => call(test.app, desk.owner, 'erase_customer', { phone, country_phone_code })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await test.db.select().from(customers).where(eq(customers.phone, phone))).toEqual([]);
  });

  it('takes less than two seconds for a customer of five years', async () => {
    const customer = aCustomer();
    for (let count = 0; count < limits.perPageMax; count += 1) await placeEnded(customer);
    const began = performance.now();
    await erase(customer);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});
