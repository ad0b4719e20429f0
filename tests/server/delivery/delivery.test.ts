import { addSeconds } from 'date-fns';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { deliveryOffers, orders, outbox, stores } from '#server/db/schema/index';
import { endExpiredOffers } from '#server/jobs/dueOrders';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeProvider, makeStore, type StoreOptions } from '../../support/factories/index';
import { type OrderProvider, openOrderStore, type Seen } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const d = deliveryStatus;

const openStore = async (options: StoreOptions = {}) => {
  desk = await openOrderStore(test, options);
};
const setOrder = (order: Seen, to: 3 | 7) => desk.move(order, to);
const accepted = async () => setOrder((await desk.placeDelivery()).order, orderStatus.ACCEPTED);
const requestError = (order: { _id: string }, provider?: { id: string }) =>
  errorOf(test.app, desk.owner, 'request_provider', { order_id: order._id, provider_id: provider?.id });
const asked = async (order: { _id: string }) => {
  const offers = await test.db
    .select()
    .from(deliveryOffers)
    .where(and(eq(deliveryOffers.order_id, order._id)))
    .orderBy(asc(deliveryOffers.id));
  return offers.map((offer) => [offer.provider_id, offer.state]);
};
const codes = async () =>
  (await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id)).orderBy(asc(outbox.seq))).map(
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
    const provider = await desk.providerAt(1);
    const { order: fresh, confirmation_code } = await desk.placeDelivery();
    let order: OrderSnapshot = await desk.request(await setOrder(fresh, orderStatus.ACCEPTED));
    expect(order).toMatchObject({ delivery_status: d.WAITING });
    expect(order).not.toHaveProperty('provider');
    order = await desk.step(order, provider, d.ACCEPTED);
    expect(order.provider).toEqual({
      _id: provider.id,
      name: `${provider.first_name} ${provider.last_name}`,
      phone: `${provider.country_phone_code} ${provider.phone}`,
    });
    order = await desk.step(await desk.step(order, provider, d.COMING), provider, d.ARRIVED);
    expect(await desk.stepError(order, provider, d.PICKED_UP)).toBe(errorCodes.STATUS_CHANGE_FAILED);
    await setOrder(order, orderStatus.READY);
    order = await desk.step(order, provider, d.PICKED_UP);
    order = await desk.step(await desk.step(order, provider, d.STARTED), provider, d.AT_DESTINATION);
    expect(await desk.stepError(order, provider, d.DELIVERED)).toBe(errorCodes.INVALID_CONFIRMATION_CODE);
    order = await desk.step(order, provider, d.DELIVERED, { confirmation_code });
    expect(order).toMatchObject({ delivery_status: d.DELIVERED, order_status: 25, payment_status: 'paid' });
    expect(order.delivered_at).toBeDefined();
    expect(order.provider?._id).toBe(provider.id);
    expect(await codes()).toEqual([2071, 2088, 2088, 2061, 2062, 2063, 2088, 2064, 2065, 2066, 2067]);
    const { events } = await desk.getOrder(order);
    expect(events.slice(-2).map(({ axis, to, actor }) => [axis, to, actor.kind])).toEqual([
      ['delivery', d.DELIVERED, 'provider'],
      ['order', orderStatus.COMPLETED, 'system'],
    ]);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  });

  it('that the store’s own people took asks for no code at the door', async () => {
    await openStore({ order_rules: { is_confirmation_code_required_at_delivery: true } });
    const provider = await desk.providerAt(1);
    const fresh = await desk.placeOwnDelivery();
    expect(fresh.is_confirmation_code_required).toBe(false);
    let order: OrderSnapshot = await desk.request(fresh);
    await setOrder(order, orderStatus.READY);
    for (const to of [d.ACCEPTED, d.COMING, d.ARRIVED, d.PICKED_UP, d.STARTED, d.AT_DESTINATION, d.DELIVERED]) {
      order = await desk.step(order, provider, to);
    }
    expect(order).toMatchObject({ delivery_status: d.DELIVERED, order_status: orderStatus.COMPLETED });
  });

  it('is completed by the system, and by the store only where the platform lets it', async () => {
    await openStore({ is_store_can_complete_order: false });
    const provider = await desk.providerAt(1);
    const ready = await setOrder(await accepted(), orderStatus.READY);
    const atDoor = async (requested: OrderSnapshot) => {
      let order = await desk.request(requested);
      for (const to of [d.ACCEPTED, d.COMING, d.ARRIVED, d.PICKED_UP, d.STARTED, d.AT_DESTINATION])
        order = await desk.step(order, provider, to);
      return order;
    };
    const order = await atDoor(ready);
    expect(await desk.moveError(ready, orderStatus.COMPLETED)).toBe(errorCodes.NOT_PERMITTED);
    const done = await desk.step(order, provider, d.DELIVERED);
    expect(done).toMatchObject({
      order_status: orderStatus.COMPLETED,
      updated_by: `${provider.first_name} ${provider.last_name}`,
    });

    // No call leaves a delivered order open: this is what the table says of one that is.
    const open = await atDoor(await setOrder(await accepted(), orderStatus.READY));
    await test.db.update(orders).set({ delivery_status: d.DELIVERED }).where(eq(orders.id, open._id));
    expect((await desk.getOrder(open)).order.allowed_actions).not.toContain('complete');
    expect(await desk.moveError(open, orderStatus.COMPLETED)).toBe(errorCodes.NOT_PERMITTED);
    await test.db.update(stores).set({ is_store_can_complete_order: true }).where(eq(stores.id, desk.store.id));
    expect((await desk.getOrder(open)).order.allowed_actions).toEqual(['complete', 'correct']);
    expect((await desk.move(open, orderStatus.COMPLETED)).order_status).toBe(orderStatus.COMPLETED);
  });

  it('takes no part of an order that is not accepted, or no delivery', async () => {
    const { order } = await desk.placeDelivery();
    expect(await requestError(order)).toBe(errorCodes.ORDER_NOT_ACCEPTED);
    expect(await requestError({ _id: desk.store.id })).toBe(errorCodes.ORDER_DETAIL_NOT_FOUND);
    await desk.providerAt(1);
    const waiting = await desk.request(await setOrder(order, orderStatus.ACCEPTED));
    expect(await requestError(waiting)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    const stale = { order_id: order._id, version: 1 };
    expect(await errorOf(test.app, desk.owner, 'cancel_provider_request', stale)).toBe(errorCodes.CHANGED_MEANWHILE);
  });
});

describe('the search', () => {
  it('asks the nearest free one at work, fewest open offers first, and no one twice', async () => {
    const far = await desk.providerAt(3);
    const near = await desk.providerAt(1);
    const middle = await desk.providerAt(2);
    await desk.providerAt(0, { is_online: false });
    await desk.providerAt(0, { is_approved: false });
    const first = await desk.request(await accepted());
    expect(await asked(first)).toEqual([[near.id, 'offered']]);
    const second = await desk.request(await accepted());
    expect(await asked(second)).toEqual([[middle.id, 'offered']]);
    await desk.step(second, middle, d.ACCEPTED);
    const again = await desk.step(first, near, d.REJECTED);
    expect(again.delivery_status).toBe(d.WAITING);
    expect(await asked(first)).toEqual([
      [near.id, 'rejected'],
      [far.id, 'offered'],
    ]);
    const nobody = await desk.step(again, far, d.REJECTED);
    expect(nobody.delivery_status).toBe(d.NOBODY_FOUND);
    expect((await codes()).at(-1)).toBe(2069);
    const { events } = await desk.getOrder(first);
    expect(events.map(({ from, to }) => [from, to]).slice(2)).toEqual([
      [null, 9],
      [9, 111],
      [111, 9],
      [9, 111],
      [111, 9],
      [9, 109],
    ]);
    const anew = await desk.request(nobody);
    expect(anew.delivery_status).toBe(d.WAITING);
    expect((await asked(first)).at(-1)).toEqual([near.id, 'offered']);
  });

  it('says at once that there is no one', async () => {
    const order = await desk.request(await accepted());
    expect(order).toMatchObject({ delivery_status: d.NOBODY_FOUND });
    expect(order.allowed_actions).toContain('request_provider');
    expect((await codes()).at(-1)).toBe(2069);
  });

  it('leaves the order with the store where the one picked by hand declines', async () => {
    const chosen = await desk.providerAt(2);
    await desk.providerAt(1);
    const order = await desk.request(await accepted(), chosen);
    expect((await desk.step(order, chosen, d.REJECTED)).delivery_status).toBe(d.REJECTED);
    expect(await asked(order)).toEqual([[chosen.id, 'rejected']]);
  });

  it('asks only who can be asked', async () => {
    const order = await accepted();
    const offline = await desk.providerAt(1, { is_online: false });
    const declined = await desk.providerAt(1, { is_approved: false });
    const stranger = await makeProvider(test.db, await makeStore(test.db));
    expect(await requestError(order, offline)).toBe(errorCodes.PROVIDER_NOT_FREE);
    expect(await requestError(order, declined)).toBe(errorCodes.PROVIDER_NOT_FREE);
    expect(await requestError(order, stranger)).toBe(errorCodes.PROVIDER_NOT_FOUND);
  });

  it('goes on to the next one when an offer runs out, and gives up in the end', async () => {
    const near = await desk.providerAt(1);
    const far = await desk.providerAt(2);
    const order = await desk.request(await accepted());
    await endExpiredOffers(test.db, new Date());
    expect(await asked(order)).toEqual([[near.id, 'offered']]);
    const later = addSeconds(new Date(), 61);
    test.clock.now = later;
    expect(await desk.stepError(order, near, d.ACCEPTED)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    await endExpiredOffers(test.db, later);
    expect(await asked(order)).toEqual([
      [near.id, 'timed_out'],
      [far.id, 'offered'],
    ]);
    await endExpiredOffers(test.db, addSeconds(later, 61));
    expect((await desk.getOrder(order)).order.delivery_status).toBe(d.NOBODY_FOUND);
    expect((await codes()).at(-1)).toBe(2069);
  });
});

describe('an offer', () => {
  it('is answered by the one it was made to, from where it stands', async () => {
    const provider = await desk.providerAt(1);
    const other = await desk.providerAt(2);
    const order = await desk.request(await accepted());
    expect(await desk.stepError(order, other, d.ACCEPTED)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
    expect(await desk.stepError(order, { id: desk.store.id }, d.ACCEPTED)).toBe(errorCodes.PROVIDER_NOT_FOUND);
    const replies = await Promise.all([
      desk.stepReply(order, provider, d.ACCEPTED),
      desk.stepReply(order, provider, d.REJECTED),
    ]);
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    // The one who accepted it can't decline any more; the one who declined it is no longer asked.
    const refusal = replies[0].success ? errorCodes.STATUS_CHANGE_FAILED : errorCodes.DELIVERY_REQUEST_FAILED;
    expect(replies.find((reply) => !reply.success)).toMatchObject({ error_code: refusal });
  });

  it('is taken back by the store before pick-up, with the one who took it', async () => {
    const provider = await desk.providerAt(1);
    const waiting = await desk.request(await accepted());
    const back = await callAs(test.app, desk.owner, 'cancel_provider_request', { order_id: waiting._id });
    expect(back.order).toMatchObject({ delivery_status: d.REQUEST_CANCELLED });
    expect(await asked(waiting)).toEqual([[provider.id, 'taken_back']]);
    const taken = await desk.step(await desk.request(back.order), provider, d.ACCEPTED);
    const freed = await callAs(test.app, desk.owner, 'cancel_provider_request', { order_id: taken._id });
    expect(freed.order.provider).toBeUndefined();
    const ready = await setOrder(freed.order, orderStatus.READY);
    let order: OrderSnapshot = await desk.request(ready);
    for (const to of [d.ACCEPTED, d.COMING, d.ARRIVED, d.PICKED_UP]) order = await desk.step(order, provider, to);
    const late = { order_id: order._id };
    expect(await errorOf(test.app, desk.owner, 'cancel_provider_request', late)).toBe(
      errorCodes.DELIVERY_REQUEST_FAILED,
    );
  });

  it('is given back for a reason, and the order is free to be requested again', async () => {
    const provider = await desk.providerAt(1);
    const taken = await desk.step(await desk.request(await accepted()), provider, d.ACCEPTED);
    expect(await desk.stepError(taken, provider, d.PROVIDER_CANCELLED)).toBe(errorCodes.FIELDS_NOT_VALID);
    const back = await desk.step(taken, provider, d.PROVIDER_CANCELLED, { reason: 'Flat tyre' });
    expect(back).toMatchObject({ delivery_status: d.PROVIDER_CANCELLED });
    expect(back).not.toHaveProperty('provider');
    expect((await desk.request(back)).delivery_status).toBe(d.WAITING);
  });

  it('ends with the order', async () => {
    const provider = await desk.providerAt(1);
    const taken = await desk.step(await desk.request(await accepted()), provider, d.ACCEPTED);
    const { order } = await callAs(test.app, desk.owner, 'set_order_status', {
      order_id: taken._id,
      from: orderStatus.ACCEPTED,
      order_status: orderStatus.CANCELLED_BY_STORE,
      reason: 'No gas',
    });
    expect(order).toMatchObject({ order_status: 104, delivery_status: d.REQUEST_CANCELLED });
    expect(order).not.toHaveProperty('provider');
    const waiting = await desk.request(await accepted());
    await callAs(test.app, 'platform', 'platform/cancel_order', { store_id: desk.store.id, order_id: waiting._id });
    expect(await asked(waiting)).toEqual([[provider.id, 'taken_back']]);
    const held = await callAs(test.app, 'platform', 'platform/get_delivery_request_list', { store_id: desk.store.id });
    expect(held.data).toEqual([]);
  });
});
