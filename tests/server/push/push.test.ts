import { addMinutes, subMilliseconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accountKey } from '#contract/accountKey';
import { pushCodes } from '#contract/codes/pushCodes';
import { answerEndsFrom } from '#contract/orders/clocks';
import { orderStatus } from '#contract/orders/statuses';
import { pushLifeSeconds } from '#contract/pushMessage';
import { pushMessages, sessions } from '#server/db/schema/index';
import { readEnv } from '#server/env';
import { openPushGateway } from '#server/gateways/push/fcm';
import { announceEndingAnswers, rejectUnanswered } from '#server/jobs/overdueOrders';
import { callAs } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, makeTable, orderInput } from '../../support/factories/index';
import { unregistered } from '../../support/fakeFcm';
import { login, loginSubStore } from '../../support/login';
import { setUpPushDesk } from '../../support/pushDesk';
import { testOrderRules } from '../../support/testOrderRules';
import { until } from '../../support/until';

const { desk, nameDevice, ownerOn, send } = setUpPushDesk();
let item: { id: string };
beforeEach(async () => {
  item = await makeItem(desk.server.db, desk.store);
});

const placeOrder = async () =>
  (await callAs(desk.server.app, 'platform', 'platform/create_order', { ...orderInput(item), store_id: desk.store.id }))
    .order;

/** Returns the messages that the relay has queued. */
async function queued(count: number) {
  await until(async () => expect(await desk.server.db.select().from(pushMessages)).toHaveLength(count));
  return desk.server.db.select().from(pushMessages);
}
const later = (seconds: number) => new Date(Date.now() + seconds * 1_000);

describe('a message of the stream', () => {
  it('reaches every device of the store that may see orders, each once, and says nothing of the customer', async () => {
    const kitchen = await makeSubStore(desk.server.db, desk.store, { grants: ['store/order'] });
    const reviews = await makeSubStore(desk.server.db, desk.store, { grants: ['store/review'] });
    await ownerOn('counter');
    await nameDevice(await loginSubStore(desk.server.app, kitchen), 'kitchen');
    await nameDevice(await loginSubStore(desk.server.app, reviews), 'office');
    await ownerOn('stranger', await makeStore(desk.server.db));
    const order = await placeOrder();
    await queued(2);
    await send();
    const forWhom = desk.fcm.received.map(({ token, data }) => [token, data.account]).sort();
    expect(forWhom).toEqual([
      ['counter', accountKey(desk.store.id, null)],
      ['kitchen', accountKey(desk.store.id, kitchen.id)],
    ]);
    expect(desk.fcm.received[0]).toEqual({
      token: expect.any(String),
      data: {
        message_code: String(pushCodes.NEW_ORDER),
        store_id: desk.store.id,
        account: expect.stringMatching(`^${desk.store.id}/`),
        seq: '1',
        order_id: order._id,
        unique_id: String(order.unique_id),
        is_schedule_order: 'false',
      },
      webpush: {
        headers: { TTL: String(pushLifeSeconds), Urgency: 'high', Topic: order._id.replaceAll('-', '') },
      },
    });
    expect(await queued(0)).toEqual([]);
    await send();
    expect(desk.fcm.received).toHaveLength(2);
  });

  it('about an order that no one answered says what its rejection refunded and released', async () => {
    desk.store = await makeStore(desk.server.db, { order_rules: { answer_within: 10 } });
    item = await makeItem(desk.server.db, desk.store);
    const table = await makeTable(desk.server.db, desk.store);
    await ownerOn('counter');
    const { order } = await callAs(desk.server.app, 'platform', 'platform/create_order', {
      ...orderInput(item, { order_type: 'table', table_id: table.id, persons: 2, paid_by: 'card' }),
      store_id: desk.store.id,
      payment_status: 'paid',
    });
    await queued(1);
    await rejectUnanswered(desk.server.db, later(601));
    const [, told] = await queued(2);
    expect(told?.message).toMatchObject({
      message_code: String(pushCodes.ORDER_DETAIL_UPDATED),
      unique_id: String(order.unique_id),
      reason: 'not_answered',
      paid_by: 'card',
      refunded: String(order.total),
      currency: 'EUR',
      table_number: String(table.number),
    });
  });

  it('says once for each order that the time to answer it ends, to those who can answer', async () => {
    desk.store = await makeStore(desk.server.db, { order_rules: { answer_within: 10 } });
    item = await makeItem(desk.server.db, desk.store);
    const dispatcher = await makeSubStore(desk.server.db, desk.store, { grants: ['store/dispatcher'] });
    const owner = await ownerOn('counter');
    await nameDevice(await loginSubStore(desk.server.app, dispatcher), 'dispatch');
    const [order, answered] = [await placeOrder(), await placeOrder()];
    await callAs(desk.server.app, owner, 'set_order_status', {
      ...{ order_id: answered._id, from: orderStatus.NEW, order_status: orderStatus.ACCEPTED, minutes: 20 },
    });
    await queued(2);
    await send();
    desk.fcm.received.length = 0;

    const ending = answerEndsFrom(order, { ...testOrderRules, answer_within: 10 }) ?? new Date(0);
    expect(ending).toEqual(addMinutes(order.created_at, 8));
    expect(await announceEndingAnswers(desk.server.db, subMilliseconds(ending, 1))).toBe(0);
    const rounds = await Promise.all([1, 2].map(() => announceEndingAnswers(desk.server.db, ending)));
    expect(rounds.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await announceEndingAnswers(desk.server.db, addMinutes(ending, 1))).toBe(0);
    await send(ending);
    expect(desk.fcm.received.map(({ token, data }) => [token, data])).toEqual([
      [
        'counter',
        {
          ...{ message_code: String(pushCodes.NEW_ORDER), store_id: desk.store.id, reason: 'answer_ending' },
          account: accountKey(desk.store.id, null),
          ...{ order_id: order._id, unique_id: String(order.unique_id), is_schedule_order: 'false' },
        },
      ],
    ]);
    const { events } = await callAs(desk.server.app, owner, 'get_order', { order_id: order._id });
    expect(events.map(({ kind }) => kind)).toEqual(['moved', 'answer_ending']);
  });

  it('says nothing of an order that was rejected before anyone could be told', async () => {
    desk.store = await makeStore(desk.server.db, { order_rules: { answer_within: 10 } });
    item = await makeItem(desk.server.db, desk.store);
    await placeOrder();
    expect(await announceEndingAnswers(desk.server.db, later(601))).toBe(0);
  });

  it('is not pushed where the store’s own people made the change', async () => {
    const owner = await ownerOn('counter');
    const order = await placeOrder();
    await queued(1);
    await callAs(desk.server.app, owner, 'set_order_status', {
      ...{ order_id: order._id, from: orderStatus.NEW, order_status: orderStatus.REJECTED, reason: 'closed' },
    });
    await callAs(desk.server.app, 'platform', 'platform/approve', {
      kind: 'store',
      _id: desk.store.id,
      is_approved: true,
    });
    await placeOrder();
    const codes = (await queued(2)).map(({ message }) => message.message_code);
    expect(codes).toEqual([String(pushCodes.NEW_ORDER), String(pushCodes.NEW_ORDER)]);
  });

  it('tells a device that its store was declined, though its session is over', async () => {
    await ownerOn('counter');
    await callAs(desk.server.app, 'platform', 'platform/approve', {
      kind: 'store',
      _id: desk.store.id,
      is_approved: false,
    });
    await send();
    expect(desk.fcm.received.map(({ token, data }) => [token, data.message_code, data.account])).toEqual([
      ['counter', String(pushCodes.DECLINED_BY_ADMIN), accountKey(desk.store.id, null)],
    ]);
  });

  it('tells a store that it is approved', async () => {
    const waiting = await makeStore(desk.server.db, { is_approved: false });
    await ownerOn('office', waiting);
    await callAs(desk.server.app, 'platform', 'platform/approve', {
      kind: 'store',
      _id: waiting.id,
      is_approved: true,
    });
    await send();
    expect(desk.fcm.received.map(({ data }) => data.message_code)).toEqual([String(pushCodes.APPROVED_BY_ADMIN)]);
  });
});

describe('a device', () => {
  it('is told of the session that named it last alone', async () => {
    await ownerOn('tablet');
    const other = await makeStore(desk.server.db);
    await ownerOn('tablet', other);
    await placeOrder();
    await send();
    expect(desk.fcm.received).toEqual([]);
  });

  it('is told nothing once it signed out', async () => {
    const owner = await ownerOn('counter');
    await ownerOn('kitchen');
    await callAs(desk.server.app, owner, 'logout', {});
    await placeOrder();
    await queued(1);
    await send();
    expect(desk.fcm.received.map(({ token }) => token)).toEqual(['kitchen']);
  });

  it('that the service does not know any more is forgotten', async () => {
    await ownerOn('lost');
    await ownerOn('counter');
    desk.fcm.answer('lost', unregistered);
    await placeOrder();
    await queued(2);
    await send();
    expect(desk.fcm.received.map(({ token }) => token)).toEqual(['counter']);
    expect(await desk.server.db.select().from(sessions).where(eq(sessions.device_token, 'lost'))).toEqual([]);
    await placeOrder();
    await queued(1);
    desk.fcm.answer('lost');
  });
});

describe('a push service that does not take a message', () => {
  it('is asked again when it says so, and the message arrives once', async () => {
    await ownerOn('counter');
    desk.fcm.answer('counter', { status: 503, headers: { 'retry-after': '30' } });
    await placeOrder();
    await queued(1);
    await expect(send()).rejects.toThrow('503');
    desk.fcm.answer('counter');
    await send(later(20));
    expect(desk.fcm.received).toEqual([]);
    await send(later(40));
    await send(later(80));
    expect(desk.fcm.received).toHaveLength(1);
  });

  it('gets a new access token where the old one has ended', async () => {
    await ownerOn('counter');
    await placeOrder();
    await queued(1);
    await send();
    const given = desk.fcm.tokensGiven();
    desk.fcm.endAccess();
    await placeOrder();
    await queued(1);
    await expect(send()).rejects.toThrow('401');
    await send(later(10));
    expect([desk.fcm.received.length, desk.fcm.tokensGiven()]).toEqual([2, given + 1]);
  });

  it('is not asked again for what it refuses, and the log hears why', async () => {
    await ownerOn('counter');
    desk.fcm.answer('counter', { status: 400, body: { error: { message: 'Invalid data' } } });
    await placeOrder();
    await queued(1);
    await expect(send()).rejects.toThrow('400 Invalid data');
    expect(await queued(0)).toEqual([]);
    desk.fcm.answer('counter');
  });

  it('gets nothing that came too late to be of use', async () => {
    await ownerOn('counter');
    await placeOrder();
    await queued(1);
    await send(later(pushLifeSeconds + 1));
    expect([desk.fcm.received, await queued(0)]).toEqual([[], []]);
  });
});

describe('the settings', () => {
  it('hand the browser what it needs, and nothing secret', async () => {
    const { setting } = await callAs(
      desk.server.app,
      await login(desk.server.app, desk.store),
      'get_setting_detail',
      {},
    );
    expect(setting.push).toEqual({
      firebase: JSON.parse(desk.fcm.env.FIREBASE_WEB_CONFIG),
      vapid_key: desk.fcm.env.FIREBASE_VAPID_KEY,
    });
  });

  it('come together or not at all', () => {
    expect(() => readEnv({ FIREBASE_VAPID_KEY: 'key' })).toThrow('FIREBASE_SERVICE_ACCOUNT: needed together');
    expect(() => readEnv({ ...desk.fcm.env, FIREBASE_WEB_CONFIG: '{"apiKey":1}' })).toThrow(
      'FIREBASE_WEB_CONFIG: JSON with',
    );
    expect(openPushGateway(readEnv({}))).toBeNull();
  });

  it('name the file where it isn’t a key', () => {
    const wrong = { ...desk.fcm.env, FIREBASE_SERVICE_ACCOUNT: 'package.json' };
    expect(() => openPushGateway(readEnv(wrong))).toThrow('package.json, which is not the JSON key file');
    const missing = { ...desk.fcm.env, FIREBASE_SERVICE_ACCOUNT: 'nowhere.json' };
    expect(() => openPushGateway(readEnv(missing))).toThrow('nowhere.json, which cannot be read');
  });
});
