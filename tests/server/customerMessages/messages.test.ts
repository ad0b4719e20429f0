import { addDays, addMinutes } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { noMail } from '#contract/mail/storeMail';
import type { OutgoingChannel } from '#contract/messages/channels';
import { customerEventNames, isByChannel } from '#contract/messages/customerEvents';
import { orderStatus } from '#contract/orders/statuses';
import { outgoingMessages, storeSecrets, storeSettings } from '#server/db/schema/index';
import type { Fetch, OutboundReply } from '#server/gateways/connect/connect';
import { mailAllGuests } from '#server/jobs/guestMails';
import { sendTexts } from '#server/jobs/outgoing';
import { buildTestApp, type TestApp, testMail } from '../../support/buildTestApp';
import { callAs, inject } from '../../support/callApi';
import { makeTable, orderInput } from '../../support/factories/index';
import { mailTo } from '../../support/mailTo';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { prepareSms, smsToken } from '../../support/storeSms';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-16T17:00:00.000Z';
const number = '+33612345678';

const asked: { url: string; body: string }[] = [];
let answer: OutboundReply = { ok: true, status: 202, headers: {}, body: Buffer.from('{}') };
const fetch: Fetch = async (url, request) => {
  asked.push({ url, body: String(request?.body) });
  return answer;
};

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp({ env: testMail, connector: { fetch, close: async () => {} } });
});
beforeEach(async () => {
  asked.length = 0;
  answer = { ok: true, status: 202, headers: {}, body: Buffer.from('{}') };
  test.clock.now = noon;
  await test.db.delete(outgoingMessages);
  desk = await openOrderStore(test, { booking_rules: { accept_persons_max: 4, mails_guests: true } });
  await makeTable(test.db, desk.store, { max_persons: 8 });
  await makeTable(test.db, desk.store, { max_persons: 8 });
});
afterAll(() => test.close());

const book = async (email?: string) => {
  const customer = { name: 'Ada', country_phone_code: '+33', phone: '612345678', ...(email && { email }) };
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons: 2, schedule_at: evening, customer }),
    store_id: desk.store.id,
  });
  return order;
};
const runAt = (at: Date) => mailAllGuests(test.db, at, { env: test.env });
const sendAt = (at: Date) =>
  sendTexts(test.db, at, {
    env: test.env,
    log: { error: vi.fn(), warn: vi.fn(), info: vi.fn() },
    connector: { fetch },
  });
const messagesBy = (channel: OutgoingChannel) =>
  test.db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.store_id, desk.store.id), eq(outgoingMessages.channel, channel)))
    .orderBy(asc(outgoingMessages.created_at));
const rows = () => messagesBy('sms');
const mails = () => messagesBy('email');
const change = async (fields: object) => {
  const { message_settings } = await callAs(test.app, desk.owner, 'get_message_settings', {});
  return inject(test.app, desk.owner, 'update_message_settings', { version: message_settings.version, ...fields });
};
const own = (content: string, title = '{store}') => ({ channel: 'sms', language: 'en', title, content });

describe('guests with an email address', () => {
  it('get mail from a store with a server of its own, also where the installation has none', async () => {
    const env = { ...test.env, SMTP_URL: '' };
    await book('ada@guests.example');
    await mailAllGuests(test.db, addMinutes(noon, 1), { env });
    expect(await mails()).toEqual([]);
    const mail = { ...noMail, is_on: true, host: 'smtp.trattoria.example', from_address: 'hello@trattoria.example' };
    await test.db.update(storeSettings).set({ mail }).where(eq(storeSettings.store_id, desk.store.id));
    await mailAllGuests(test.db, addMinutes(noon, 2), { env });
    expect(await mails()).toMatchObject([{ recipient: 'ada@guests.example', is_stores: true, sent_at: null }]);
  });
});

describe('guests without an email address', () => {
  it('get a text message if the store sends them, in its own words, from its own account', async () => {
    await prepareSms(test, desk.store.id);
    await change({ message_booking_accepted: { is_on: true, texts: [own('See you, {name}: {link}')] } });
    await book();
    await runAt(addMinutes(noon, 1));
    await runAt(addMinutes(noon, 2));
    expect(await rows()).toMatchObject([{ recipient: number, is_stores: true, parts: 1, event: 'booking_accepted' }]);
    await sendAt(addMinutes(noon, 2));
    expect(asked).toMatchObject([{ url: 'https://api.plivo.com/v1/Account/MAXXXX/Message/' }]);
    const { src, dst, text } = JSON.parse(asked[0]?.body ?? '');
    expect([src, dst]).toEqual(['491511234567', '33612345678']);
    expect(text).toMatch(/\nSee you, Ada: https:\/\/app\.operator\.test\/store\/booking\/[\w-]{43}$/);
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date), sealed: null }]);
  });

  it('get none if the store doesn’t, or has turned the event off', async () => {
    await book();
    await runAt(addMinutes(noon, 1));
    await prepareSms(test, desk.store.id);
    await change({ message_booking_accepted: { is_on: false, texts: [] } });
    await runAt(addMinutes(noon, 2));
    expect(await rows()).toEqual([]);
  });

  it('get none beyond the day’s limit, which the owner sees', async () => {
    await prepareSms(test, desk.store.id, { parts_per_day: 1 });
    await change({ message_booking_accepted: { is_on: true, texts: [own('At {at}')] } });
    await book();
    await runAt(addMinutes(noon, 1));
    await book();
    await runAt(addMinutes(noon, 2));
    expect(await rows()).toMatchObject([
      { refusal: null },
      { refusal: 'limit', sealed: null, failed_at: expect.any(Date) },
    ]);
    expect(await callAs(test.app, desk.owner, 'get_sms_use', {})).toMatchObject({
      sms_use: { parts: 1, cost: 8, over_limit: 1, refused: 0, refusal: '' },
    });
    test.clock.now = addDays(noon, 1);
    expect(await callAs(test.app, desk.owner, 'get_sms_use', {})).toMatchObject({ sms_use: { parts: 0 } });
  });

  it('wait if the store’s token can’t be decrypted, and those of other stores don’t', async () => {
    const broken = desk.store.id;
    await prepareSms(test, broken);
    await book();
    await runAt(addMinutes(noon, 1));
    const isBroken = and(eq(storeSecrets.store_id, broken), eq(storeSecrets.name, 'sms_auth_token'));
    await test.db.update(storeSecrets).set({ sealed: 'bm90IHNlYWxlZA==' }).where(isBroken);
    desk = await openOrderStore(test, { booking_rules: { accept_persons_max: 4, mails_guests: true } });
    await makeTable(test.db, desk.store, { max_persons: 8 });
    await prepareSms(test, desk.store.id);
    await book();
    await runAt(addMinutes(noon, 2));
    const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
    await sendTexts(test.db, addMinutes(noon, 2), { env: test.env, log, connector: { fetch } });
    expect(await rows()).toMatchObject([{ sent_at: expect.any(Date) }]);
    const [waiting] = await test.db.select().from(outgoingMessages).where(eq(outgoingMessages.store_id, broken));
    expect(waiting).toMatchObject({ sent_at: null, failed_at: null, sealed: expect.any(String) });
    const told = 'the account of a store for text messages could not be opened';
    expect(log.error).toHaveBeenCalledWith(expect.objectContaining({ store_id: broken }), told);
    await prepareSms(test, broken);
    await sendAt(addMinutes(noon, 4));
    expect(asked).toHaveLength(2);
  });

  it('and with a number that the service refuses, are given up', async () => {
    answer = { ok: true, status: 400, headers: {}, body: Buffer.from('{"error":"dst is invalid"}') };
    await prepareSms(test, desk.store.id);
    await book();
    await runAt(addMinutes(noon, 1));
    await sendAt(addMinutes(noon, 1));
    expect(await rows()).toMatchObject([{ failed_at: expect.any(Date), refusal: 'dst is invalid', sealed: null }]);
    expect(await callAs(test.app, desk.owner, 'get_sms_use', {})).toMatchObject({
      sms_use: { parts: 0, refused: 1, refusal: 'dst is invalid' },
    });
  });
});

describe('guests who were told of their table', () => {
  const to = 'ada@example.com';

  it('hear that the store moved it, once, and that it cancelled it', async () => {
    const { _id } = await book(to);
    await runAt(addMinutes(noon, 1));
    const { order } = await callAs(test.app, desk.owner, 'get_order', { order_id: _id });
    test.clock.now = addMinutes(noon, 2);
    const { order: moved } = await callAs(test.app, desk.owner, 'update_order_details', {
      ...{ order_id: _id, version: order.version, schedule_at: addDays(new Date(evening), 1).toISOString() },
      idempotency_key: `move-${_id}`,
    });
    await runAt(addMinutes(noon, 2));
    expect(await mailTo(test, to, 'booking_changed')).toEqual([]);
    await runAt(addMinutes(noon, 4));
    await runAt(addMinutes(noon, 5));
    expect(await mailTo(test, to, 'booking_changed')).toEqual([expect.stringContaining('June 17, 2031')]);
    test.clock.now = addMinutes(noon, 6);
    await desk.move(moved, orderStatus.CANCELLED_BY_STORE, { reason: 'Closed' });
    await runAt(addMinutes(noon, 7));
    await runAt(addMinutes(noon, 8));
    expect(await mailTo(test, to, 'booking_cancelled')).toHaveLength(1);
  });
});

describe('the store’s texts', () => {
  it('with an unknown placeholder are refused, with its name', async () => {
    const reply = await change({ message_booking_cancelled: { is_on: true, texts: [own('Sorry: {link}')] } });
    expect(reply.json()).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [
        {
          path: 'message_booking_cancelled.texts.0.content',
          code: 'placeholder',
          params: { placeholder: '{link}' },
        },
      ],
    });
  });

  it('can all be mailed to whoever edits them', async () => {
    const mailed = customerEventNames.filter((event) => isByChannel(event, 'email'));
    const reply = await callAs(test.app, desk.owner, 'send_sample_messages', { language: 'ar' });
    expect(reply).toMatchObject({ recipient: desk.store.email, count: mailed.length });
    for (const event of mailed) expect(await mailTo(test, desk.store.email, event)).toHaveLength(1);
  });
});

describe('a test message', () => {
  const send = () =>
    inject(test.app, desk.owner, 'send_test_sms', { country_phone_code: '+33', phone: '612345678', language: 'en' });

  it('needs a whole account, and says what was refused', async () => {
    expect((await send()).json().errors.map(({ path }: { path: string }) => path)).toEqual([
      ...['sms_auth_id', 'sms_country_phone_code', 'sms_number', 'sms_auth_token'],
    ]);
    await prepareSms(test, desk.store.id, { parts_per_day: 3 });
    answer = { ok: true, status: 401, headers: {}, body: Buffer.from('no') };
    expect((await send()).json()).toMatchObject({ success: true, problem: 'sign_in' });
    answer = { ok: true, status: 202, headers: {}, body: Buffer.from('{}') };
    expect((await send()).json()).toMatchObject({ problem: null });
    expect((await send()).json()).toMatchObject({ problem: 'cap' });
    expect(JSON.stringify(await rows())).not.toContain(smsToken);
  });
});

describe('keys of maps', () => {
  it('are read by the platform alone, and 821 says that an app has none', async () => {
    const update = (body: object) => inject(test.app, desk.owner, 'update_google_key_setting', body);
    expect((await update({})).json()).toMatchObject({ error_code: errorCodes.APP_KEY_NOT_FOUND });
    expect((await update({ map_key_ios_user_app: 'AIza-ios' })).json()).toMatchObject({ success: true });
    const read = (body: object) =>
      inject(test.app, 'platform', 'platform/get_map_keys', { store_id: desk.store.id, ...body });
    expect((await read({})).json()).toMatchObject({
      map_keys: { user_panel: '', store_panel: '', android_user_app: '', ios_user_app: 'AIza-ios' },
    });
    expect((await read({ app: 'ios_user_app' })).json().map_keys).toEqual({ ios_user_app: 'AIza-ios' });
    expect((await read({ app: 'user_panel' })).json()).toMatchObject({ error_code: errorCodes.APP_KEY_NOT_FOUND });
  });
});
