import { addMinutes, addSeconds } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { type DeliveryStatus, deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { deliveryOffers, outbox } from '#server/db/schema/index';
import { endExpiredOffers } from '#server/jobs/expiredOffers';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs, errorOf } from '../support/callApi';
import {
  deliveryInput,
  makeItem,
  makeProvider,
  makeStore,
  type StoreOptions,
  type StoreRow,
} from '../support/factories/index';
import { login, type TestSession } from '../support/login';

type ProviderRow = Awaited<ReturnType<typeof makeProvider>>;

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
let item: Awaited<ReturnType<typeof makeItem>>;

const d = deliveryStatus;

const openStore = async (options: StoreOptions = {}) => {
  store = await makeStore(test.db, { is_ask_estimated_time_for_ready_order: false, ...options });
  owner = await login(test.app, store);
  item = await makeItem(test.db, store);
};
/** A provider so many hundredths of a degree north of the store. */
const providerAt = (hundredths: number, fields: Parameters<typeof makeProvider>[2] = {}) =>
  makeProvider(test.db, store, { latitude: store.latitude + hundredths / 100, longitude: store.longitude, ...fields });

const setOrder = async (order: Pick<OrderSnapshot, '_id' | 'order_status'>, order_status: 3 | 7) =>
  (await callAs(test.app, owner, 'set_order_status', { order_id: order._id, from: order.order_status, order_status }))
    .order;
const placed = () =>
  callAs(test.app, 'platform', 'platform/create_order', { ...deliveryInput(store, item), store_id: store.id });
const accepted = async () => setOrder((await placed()).order, orderStatus.ACCEPTED);
const request = async (order: { _id: string }, provider?: ProviderRow) =>
  (await callAs(test.app, owner, 'request_provider', { order_id: order._id, provider_id: provider?.id })).order;
const requestError = (order: { _id: string }, provider?: { id: string }) =>
  errorOf(test.app, owner, 'request_provider', { order_id: order._id, provider_id: provider?.id });

type Told = { reason?: string; confirmation_code?: string };
const stepReply = (order: OrderSnapshot, provider: { id: string }, to: DeliveryStatus, told: Told = {}) =>
  call(test.app, 'platform', 'platform/set_delivery_status', {
    order_id: order._id,
    from: order.delivery_status ?? d.WAITING,
    delivery_status: to,
    provider_id: provider.id,
    ...told,
  });
const step = async (order: OrderSnapshot, provider: ProviderRow, to: DeliveryStatus, told?: Told) => {
  const reply = await stepReply(order, provider, to, told);
  if (!reply.success) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply.order;
};
const stepError = async (order: OrderSnapshot, provider: { id: string }, to: DeliveryStatus, told?: Told) => {
  const reply = await stepReply(order, provider, to, told);
  return reply.success ? null : reply.error_code;
};
const asked = async (order: { _id: string }) => {
  const offers = await test.db
    .select()
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.order_id, order._id)))
    .orderBy(asc(deliveryOffers.id));
  return offers.map((offer) => [offer.provider_id, offer.state]);
};
const getOrder = (order: { _id: string }) => callAs(test.app, owner, 'get_order', { order_id: order._id });
const codes = async () =>
  (await test.db.select().from(outbox).where(eq(outbox.store_id, store.id)).orderBy(asc(outbox.seq))).map(
    (message) => message.message_code,
  );

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  await openStore();
});
afterAll(() => test.close());

describe('a delivery', () => {
  it('goes from the request to the door, where it is completed and its cash paid', async () => {
    await openStore({ order_rules: { is_confirmation_code_required_at_delivery: true } });
    const provider = await providerAt(1);
    const { order: fresh, confirmation_code } = await placed();
    let order: OrderSnapshot = await request(await setOrder(fresh, orderStatus.ACCEPTED));
    expect(order).toMatchObject({ delivery_status: d.WAITING });
    expect(order).not.toHaveProperty('provider');
    order = await step(order, provider, d.ACCEPTED);
    expect(order.provider).toEqual({
      _id: provider.id,
      name: `${provider.first_name} ${provider.last_name}`,
      phone: `${provider.country_phone_code}${provider.phone}`,
    });
    order = await step(await step(order, provider, d.COMING), provider, d.ARRIVED);
    expect(await stepError(order, provider, d.PICKED_UP)).toBe(errorCodes.STATUS_CHANGE_FAILED);
    await setOrder(order, orderStatus.READY);
    order = await step(order, provider, d.PICKED_UP);
    order = await step(await step(order, provider, d.STARTED), provider, d.AT_DESTINATION);
    expect(await stepError(order, provider, d.DELIVERED)).toBe(errorCodes.INVALID_CONFIRMATION_CODE);
    order = await step(order, provider, d.DELIVERED, { confirmation_code });
    expect(order).toMatchObject({ delivery_status: d.DELIVERED, order_status: 25, payment_status: 'paid' });
    expect(order.delivered_at).toBeDefined();
    expect(order.provider?._id).toBe(provider.id);
    expect(await codes()).toEqual([2071, 2088, 2088, 2061, 2062, 2063, 2088, 2064, 2065, 2066, 2067]);
    const { events } = await getOrder(order);
    expect(events.slice(-2).map(({ axis, to, actor }) => [axis, to, actor.kind])).toEqual([
      ['delivery', d.DELIVERED, 'provider'],
      ['order', orderStatus.COMPLETED, 'system'],
    ]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  });

  it('takes no part of an order that is not accepted, or no delivery', async () => {
    const { order } = await placed();
    expect(await requestError(order)).toBe(errorCodes.ORDER_NOT_ACCEPTED);
    expect(await requestError({ _id: store.id })).toBe(errorCodes.ORDER_DETAIL_NOT_FOUND);
    await providerAt(1);
    const waiting = await request(await setOrder(order, orderStatus.ACCEPTED));
    expect(await requestError(waiting)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    const stale = { order_id: order._id, version: 1 };
    expect(await errorOf(test.app, owner, 'cancel_provider_request', stale)).toBe(errorCodes.CHANGED_MEANWHILE);
  });
});

describe('the search', () => {
  it('asks the nearest free one at work, fewest open offers first, and nobody twice', async () => {
    const far = await providerAt(3);
    const near = await providerAt(1);
    const middle = await providerAt(2);
    await providerAt(0, { is_online: false });
    await providerAt(0, { is_approved: false });
    const first = await request(await accepted());
    expect(await asked(first)).toEqual([[near.id, 'offered']]);
    const second = await request(await accepted());
    expect(await asked(second)).toEqual([[middle.id, 'offered']]);
    await step(second, middle, d.ACCEPTED);
    const again = await step(first, near, d.REJECTED);
    expect(again.delivery_status).toBe(d.WAITING);
    expect(await asked(first)).toEqual([
      [near.id, 'rejected'],
      [far.id, 'offered'],
    ]);
    const nobody = await step(again, far, d.REJECTED);
    expect(nobody.delivery_status).toBe(d.NOBODY_FOUND);
    expect((await codes()).at(-1)).toBe(2069);
    const { events } = await getOrder(first);
    expect(events.map(({ from, to }) => [from, to]).slice(2)).toEqual([
      [null, 9],
      [9, 111],
      [111, 9],
      [9, 111],
      [111, 9],
      [9, 109],
    ]);
    const anew = await request(nobody);
    expect(anew.delivery_status).toBe(d.WAITING);
    expect((await asked(first)).at(-1)).toEqual([near.id, 'offered']);
  });

  it('says at once that there is nobody', async () => {
    const order = await request(await accepted());
    expect(order).toMatchObject({ delivery_status: d.NOBODY_FOUND });
    expect(order.allowed_actions).toContain('request_provider');
    expect((await codes()).at(-1)).toBe(2069);
  });

  it('leaves the order with the store where the one picked by hand declines', async () => {
    const chosen = await providerAt(2);
    await providerAt(1);
    const order = await request(await accepted(), chosen);
    expect((await step(order, chosen, d.REJECTED)).delivery_status).toBe(d.REJECTED);
    expect(await asked(order)).toEqual([[chosen.id, 'rejected']]);
  });

  it('asks only who can be asked', async () => {
    const order = await accepted();
    const offline = await providerAt(1, { is_online: false });
    const declined = await providerAt(1, { is_approved: false });
    const stranger = await makeProvider(test.db, await makeStore(test.db));
    expect(await requestError(order, offline)).toBe(errorCodes.PROVIDER_NOT_FREE);
    expect(await requestError(order, declined)).toBe(errorCodes.PROVIDER_NOT_FREE);
    expect(await requestError(order, stranger)).toBe(errorCodes.PROVIDER_NOT_FOUND);
  });

  it('goes on to the next one when an offer runs out, and gives up in the end', async () => {
    const near = await providerAt(1);
    const far = await providerAt(2);
    const order = await request(await accepted());
    await endExpiredOffers(test.db, new Date());
    expect(await asked(order)).toEqual([[near.id, 'offered']]);
    const later = addSeconds(new Date(), 61);
    test.clock.now = later;
    expect(await stepError(order, near, d.ACCEPTED)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    await endExpiredOffers(test.db, later);
    expect(await asked(order)).toEqual([
      [near.id, 'timed_out'],
      [far.id, 'offered'],
    ]);
    await endExpiredOffers(test.db, addSeconds(later, 61));
    expect((await getOrder(order)).order.delivery_status).toBe(d.NOBODY_FOUND);
    expect((await codes()).at(-1)).toBe(2069);
  });
});

describe('an offer', () => {
  it('is answered by the one it was made to, from where it stands', async () => {
    const provider = await providerAt(1);
    const other = await providerAt(2);
    const order = await request(await accepted());
    expect(await stepError(order, other, d.ACCEPTED)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    expect(await stepError(order, { id: store.id }, d.ACCEPTED)).toBe(errorCodes.PROVIDER_NOT_FOUND);
    const replies = await Promise.all([stepReply(order, provider, d.ACCEPTED), stepReply(order, provider, d.REJECTED)]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(replies.find((reply) => !reply.success)).toMatchObject({ error_code: errorCodes.STATUS_CHANGE_FAILED });
  });

  it('is taken back by the store before pick-up, with the one who took it', async () => {
    const provider = await providerAt(1);
    const waiting = await request(await accepted());
    const back = await callAs(test.app, owner, 'cancel_provider_request', { order_id: waiting._id });
    expect(back.order).toMatchObject({ delivery_status: d.REQUEST_CANCELLED });
    expect(await asked(waiting)).toEqual([[provider.id, 'taken_back']]);
    const taken = await step(await request(back.order), provider, d.ACCEPTED);
    const freed = await callAs(test.app, owner, 'cancel_provider_request', { order_id: taken._id });
    expect(freed.order.provider).toBeUndefined();
    const ready = await setOrder(freed.order, orderStatus.READY);
    let order: OrderSnapshot = await request(ready);
    for (const to of [d.ACCEPTED, d.COMING, d.ARRIVED, d.PICKED_UP]) order = await step(order, provider, to);
    const late = { order_id: order._id };
    expect(await errorOf(test.app, owner, 'cancel_provider_request', late)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
  });

  it('is given back for a reason, and the order is free to be requested again', async () => {
    const provider = await providerAt(1);
    const taken = await step(await request(await accepted()), provider, d.ACCEPTED);
    expect(await stepError(taken, provider, d.PROVIDER_CANCELLED)).toBe(errorCodes.FIELDS_NOT_VALID);
    const back = await step(taken, provider, d.PROVIDER_CANCELLED, { reason: 'Flat tyre' });
    expect(back).toMatchObject({ delivery_status: d.PROVIDER_CANCELLED });
    expect(back).not.toHaveProperty('provider');
    expect((await request(back)).delivery_status).toBe(d.WAITING);
  });

  it('ends with the order', async () => {
    const provider = await providerAt(1);
    const taken = await step(await request(await accepted()), provider, d.ACCEPTED);
    const { order } = await callAs(test.app, owner, 'set_order_status', {
      order_id: taken._id,
      from: orderStatus.ACCEPTED,
      order_status: orderStatus.CANCELLED_BY_STORE,
      reason: 'No gas',
    });
    expect(order).toMatchObject({ order_status: 104, delivery_status: d.REQUEST_CANCELLED });
    expect(order).not.toHaveProperty('provider');
    const waiting = await request(await accepted());
    await callAs(test.app, 'platform', 'platform/cancel_order', { store_id: store.id, order_id: waiting._id });
    expect(await asked(waiting)).toEqual([[provider.id, 'taken_back']]);
    const held = await callAs(test.app, 'platform', 'platform/get_delivery_request_list', { store_id: store.id });
    expect(held.data).toEqual([]);
  });
});

describe('providers', () => {
  it('are listed with what they are at, free ones first', async () => {
    const busy = await providerAt(1);
    await step(await request(await accepted()), busy, d.ACCEPTED);
    const free = await providerAt(2);
    const offline = await providerAt(3, { is_online: false });
    const unknown = await providerAt(3, { is_approved: false });
    const { data } = await callAs(test.app, owner, 'get_available_provider_list', {});
    expect(data.map((entry) => [entry._id, entry.availability, entry.open_orders])).toEqual([
      [free.id, 'free', 0],
      [busy.id, 'on_job', 1],
      [offline.id, 'offline', 0],
    ]);
    const all = await callAs(test.app, 'platform', 'platform/get_provider_list', { store_id: store.id });
    expect(all.data.map((entry) => entry._id)).toContain(unknown.id);
  });

  it('report where they are and whether they work', async () => {
    const provider = await providerAt(1);
    const at = addMinutes(new Date(), 3);
    test.clock.now = at;
    const location: [number, number] = [48.9, 2.3];
    await callAs(test.app, 'platform', 'platform/set_provider_location', { provider_id: provider.id, location });
    const offline = { provider_id: provider.id, availability: 'offline' } as const;
    await callAs(test.app, 'platform', 'platform/set_provider_availability', offline);
    const { data } = await callAs(test.app, owner, 'get_available_provider_list', {});
    expect(data).toMatchObject([{ location, located_at: at.toISOString(), availability: 'offline' }]);
    const nobody = { ...offline, provider_id: store.id };
    expect(await errorOf(test.app, 'platform', 'platform/set_provider_availability', nobody)).toBe(
      errorCodes.PROVIDER_NOT_FOUND,
    );
  });

  it('see what they were offered and what they hold', async () => {
    const one = await providerAt(1);
    const other = await providerAt(2);
    const held = await step(await request(await accepted()), one, d.ACCEPTED);
    const offered = await request(await accepted());
    const list = async (provider_id?: string) =>
      (
        await callAs(test.app, 'platform', 'platform/get_delivery_request_list', { store_id: store.id, provider_id })
      ).data.map((entry) => [entry.provider_id, entry.order._id]);
    expect(await list()).toEqual([
      [one.id, held._id],
      [other.id, offered._id],
    ]);
    expect(await list(other.id)).toEqual([[other.id, offered._id]]);
  });
});
