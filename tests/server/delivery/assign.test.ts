import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore, type TestSession } from '../../support/login';
import { type OrderProvider, openOrderStore, type ProviderRow } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const d = deliveryStatus;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);
const severalAccepted = (count: number) => Promise.all(Array.from({ length: count }, accepted));

interface Assigned {
  key?: string;
  by?: TestSession;
  to?: { id: string };
}
const assign = (orders: readonly { _id: string; version?: number }[], { key, by, to }: Assigned = {}) =>
  callAs(test.app, by ?? desk.owner, 'assign_order_list', {
    idempotency_key: key ?? randomUUID(),
    orders: orders.map(({ _id, version }) => ({ order_id: _id, version })),
    provider_id: to?.id,
  });
const logOf = async (order: { _id: string }) =>
  (await callAs(test.app, desk.owner, 'get_delivery_log', { order_id: order._id })).data;
const steps = async (order: { _id: string }) => (await logOf(order)).map(({ kind, provider }) => [kind, provider?._id]);
const requestsOf = async (provider: ProviderRow) => {
  const asked = { store_id: desk.store.id, provider_id: provider.id };
  return callAs(test.app, 'platform', 'platform/get_delivery_request_list', asked);
};

describe('several orders', () => {
  it('go to one person by one call, with a result for each that does and each that does not', async () => {
    const provider = await desk.providerAt(1);
    const [first, second, stale] = await severalAccepted(3);
    const { order: fresh } = await desk.placeDelivery();
    const pickup = await desk.move(await desk.place(), orderStatus.ACCEPTED);
    if (!first || !second || !stale) throw new Error('three orders were placed');
    const { results } = await assign(
      [first, second, { ...stale, version: 1 }, fresh, { _id: pickup._id }, { _id: randomUUID() }],
      { to: provider },
    );
    expect(results.map(({ order, error_code }) => error_code ?? order?.delivery_status)).toEqual([
      d.WAITING,
      d.WAITING,
      errorCodes.CHANGED_MEANWHILE,
      errorCodes.ORDER_NOT_ACCEPTED,
      errorCodes.DELIVERY_REQUEST_FAILED,
      errorCodes.ORDER_DETAIL_NOT_FOUND,
    ]);
    expect(results[2]).toMatchObject({ current: { _id: stale._id, version: stale.version } });
    expect(results[2]?.changed_by).toBe(results[2]?.current?.updated_by);
    const offer = results[0]?.order?.delivery_offer;
    expect(offer).toMatchObject({ provider_id: provider.id, mode: 'chosen' });
    const seconds = (Date.parse(offer?.expires_at ?? '') - Date.parse(offer?.offered_at ?? '')) / 1_000;
    expect(seconds).toBe(60);
    expect(results[0]?.order?.allowed_actions).toContain('cancel_request');
  });

  it('spread over the free ones, the nearest first, when no one is named', async () => {
    const people = [await desk.providerAt(1), await desk.providerAt(2), await desk.providerAt(3)];
    const orders = await severalAccepted(5);
    const { results } = await assign(orders);
    const asked = results.map(({ order }) => order?.delivery_offer?.provider_id);
    const [near, middle, far] = people.map(({ id }) => id);
    expect(asked).toEqual([near, middle, far, near, middle]);
    const list = await callAs(test.app, desk.owner, 'get_dispatch_provider_list', {});
    expect(list.data[0]).toMatchObject({ work_blockers: [], vehicle: { name: 'Scooter', plate_number: 'GX-417-RT' } });
    expect(list.data.map(({ _id, offers_waiting, open_orders }) => [_id, offers_waiting, open_orders])).toEqual([
      [near, 2, 0],
      [middle, 2, 0],
      [far, 1, 0],
    ]);
  });

  it('are assigned once where the reply was lost, and those refused are tried again', async () => {
    const provider = await desk.providerAt(1);
    const [first, late] = await severalAccepted(2);
    if (!first || !late) throw new Error('two orders were placed');
    const { order: fresh } = await desk.placeDelivery();
    const key = randomUUID();
    const wish = [first, { _id: fresh._id }];
    const once = await assign(wish, { key, to: provider });
    expect(once.results[1]?.error_code).toBe(errorCodes.ORDER_NOT_ACCEPTED);
    await desk.move(fresh, orderStatus.ACCEPTED);
    const again = await assign(wish, { key, to: provider });
    expect(again.results[0]).toEqual(once.results[0]);
    expect(again.results[1]?.order).toMatchObject({ delivery_status: d.WAITING });
    expect(await steps(first)).toEqual([['offered', provider.id]]);
    // The key stands for these orders and this person.
    const other = await assign([first], { key, to: await desk.providerAt(2) });
    expect(other.results[0]?.error_code).toBe(errorCodes.IDEMPOTENCY_KEY_REUSED);
  });

  it('are not for one who cannot be asked, and never for another store’s', async () => {
    const order = await accepted();
    const offline = await desk.providerAt(1, { is_online: false });
    const unfit = await desk.providerAt(1, { is_fit: false });
    expect((await assign([order], { to: offline })).results[0]?.error_code).toBe(errorCodes.PROVIDER_NOT_FREE);
    expect((await assign([order], { to: unfit })).results[0]?.error_code).toBe(
      errorCodes.PROVIDER_DOCUMENT_NOT_UPLOADED,
    );
    const stranger = await (await openOrderStore(test)).providerAt(1);
    const wish = { idempotency_key: randomUUID(), orders: [{ order_id: order._id }], provider_id: stranger.id };
    expect(await errorOf(test.app, desk.owner, 'assign_order_list', wish)).toBe(errorCodes.PROVIDER_NOT_FOUND);
    const twice = { idempotency_key: randomUUID(), orders: [{ order_id: order._id }, { order_id: order._id }] };
    expect(await errorOf(test.app, desk.owner, 'assign_order_list', twice)).toBe(errorCodes.FIELDS_NOT_VALID);
  });
});

describe('an order that someone holds', () => {
  it('goes over to another person in one step, and both are told', async () => {
    const holder = await desk.providerAt(1);
    const other = await desk.providerAt(2);
    for (const last of [d.ACCEPTED, d.COMING, d.ARRIVED] as const) {
      let held = await desk.step(await desk.request(await accepted(), holder), holder, d.ACCEPTED);
      if (last !== d.ACCEPTED) held = await desk.step(held, holder, d.COMING);
      if (last === d.ARRIVED) held = await desk.step(held, holder, d.ARRIVED);
      const { results } = await assign([held], { to: other });
      expect(results[0]?.order).toMatchObject({
        delivery_status: d.WAITING,
        delivery_offer: { provider_id: other.id, mode: 'chosen' },
      });
      expect(results[0]?.order?.provider).toBeUndefined();
      expect((await steps(held)).slice(-2)).toEqual([
        ['taken_back', holder.id],
        ['offered', other.id],
      ]);
      const { events } = await desk.getOrder(held);
      expect(events.at(-1)).toMatchObject({
        ...{ axis: 'delivery', from: last, to: d.WAITING, actor: { kind: 'store' } },
        reason: `${holder.first_name} ${holder.last_name} → ${other.first_name} ${other.last_name}`,
      });
      const lost = await requestsOf(holder);
      expect(lost.data.map(({ order }) => order._id)).not.toContain(held._id);
      expect(lost.withdrawn[0]).toMatchObject({ provider_id: holder.id, order_id: held._id });
      expect((await requestsOf(other)).data.map(({ order }) => order._id)).toContain(held._id);
      // What the one who lost it sends from now on is refused.
      expect(await desk.stepError(held, holder, d.PROVIDER_CANCELLED, { reason: 'Late' })).toBe(
        errorCodes.STATUS_CHANGE_FAILED,
      );
      await desk.step(results[0]?.order ?? held, other, d.ACCEPTED);
    }
  });

  it('stays with the person whom it was wished for anyway', async () => {
    const holder = await desk.providerAt(1);
    const asked = await desk.request(await accepted(), holder);
    const [same] = (await assign([asked], { to: holder })).results;
    expect(same?.order).toMatchObject({ version: asked.version, delivery_status: d.WAITING });
    const held = await desk.step(asked, holder, d.ACCEPTED);
    const [kept] = (await assign([held], { to: holder })).results;
    expect(kept?.order).toMatchObject({ version: held.version, delivery_status: d.ACCEPTED });
    // Someone on the way isn't replaced without a successor.
    expect((await assign([held])).results[0]?.error_code).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
  });

  it('whom one was asked by hand is searched for automatically on demand, but not with the same one first', async () => {
    const near = await desk.providerAt(1);
    const far = await desk.providerAt(2);
    const asked = await desk.request(await accepted(), near);
    const [searched] = (await assign([asked])).results;
    expect(searched?.order?.delivery_offer).toMatchObject({ provider_id: far.id, mode: 'auto' });
    const [unchanged] = (await assign([searched?.order ?? asked])).results;
    expect(unchanged?.order?.version).toBe(searched?.order?.version);
  });

  it('is out of reach once it was picked up: 655 with who and where', async () => {
    const holder = await desk.providerAt(1);
    const other = await desk.providerAt(2);
    const ready = await desk.move(await accepted(), orderStatus.READY);
    let order = await desk.step(await desk.request(ready, holder), holder, d.ACCEPTED);
    for (const to of [d.COMING, d.ARRIVED, d.PICKED_UP]) order = await desk.step(order, holder, to);
    const [result] = (await assign([{ _id: order._id }], { to: other })).results;
    expect(result).toMatchObject({
      error_code: errorCodes.STATUS_CHANGE_FAILED,
      changed_by: `${holder.first_name} ${holder.last_name}`,
      current: { delivery_status: d.PICKED_UP, provider: { _id: holder.id } },
    });
  });
});

describe('at the same moment', () => {
  it('of two dispatchers one assigns, and the other is told who', async () => {
    const [one, other] = [await desk.providerAt(1), await desk.providerAt(2)];
    const grants = ['store/dispatcher' as const];
    const second = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { name: 'Second', grants }));
    const orders = await severalAccepted(4);
    const [mine, theirs] = await Promise.all([
      assign(orders, { to: one }),
      assign([...orders].reverse(), { to: other, by: second }),
    ]);
    for (const { _id } of orders) {
      const both = [mine, theirs].map(({ results }) => results.find(({ order_id }) => order_id === _id));
      expect(both.filter((result) => result?.order)).toHaveLength(1);
      const loser = both.find((result) => result?.error_code);
      const winner = both.find((result) => result?.order);
      expect(loser).toMatchObject({
        error_code: errorCodes.CHANGED_MEANWHILE,
        changed_by: winner?.order?.updated_by,
        current: { version: winner?.order?.version, delivery_offer: winner?.order?.delivery_offer },
      });
    }
  });

  it('an acceptance and a reassignment leave the order with one person, no matter who was first', async () => {
    const [one, other] = [await desk.providerAt(1), await desk.providerAt(2)];
    for (let round = 0; round < 6; round += 1) {
      const asked = await desk.request(await accepted(), one);
      const [answer, moved] = await Promise.all([
        desk.stepReply(asked, one, d.ACCEPTED),
        assign([{ _id: asked._id }], { to: other }),
      ]);
      // Without a version the reassignment always stands; the acceptance only where it came first.
      expect(moved.results[0]?.order?.delivery_offer?.provider_id).toBe(other.id);
      if (!answer.success) expect(answer.error_code).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
      const { order } = await desk.getOrder(asked);
      expect(order).toMatchObject({ delivery_status: d.WAITING, delivery_offer: { provider_id: other.id } });
      expect(order.provider).toBeUndefined();
      await callAs(test.app, desk.owner, 'cancel_provider_request', { order_id: asked._id });
    }
  });
});

describe('a dispatcher without the orders’ key', () => {
  const dispatcher = async () =>
    loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: ['store/dispatcher'] }));

  it('sees the dispatch board and its deliveries, and is offered what the server does', async () => {
    const caller = await dispatcher();
    const order = await accepted();
    const pickup = await desk.move(await desk.place(), orderStatus.ACCEPTED);
    const { order: fresh } = await desk.placeDelivery();
    const board = await callAs(test.app, caller, 'get_order_list', { board: 'dispatch' });
    expect(board.data.map(({ _id }) => _id)).toEqual([order._id]);
    expect(board.data[0]?.allowed_actions).toEqual(['request_provider', 'change_to_pickup']);
    const all = await callAs(test.app, caller, 'get_order_list', {});
    expect(all.data.map(({ _id }) => _id)).toEqual([order._id]);
    expect((await callAs(test.app, caller, 'get_order', { order_id: order._id })).order._id).toBe(order._id);
    for (const { _id } of [pickup, fresh]) {
      expect(await errorOf(test.app, caller, 'get_order', { order_id: _id })).toBe(errorCodes.NOT_PERMITTED);
    }
    for (const board of ['today', 'history'] as const) {
      expect(await errorOf(test.app, caller, 'get_order_list', { board })).toBe(errorCodes.NOT_PERMITTED);
    }
    const move = { order_id: order._id, from: orderStatus.ACCEPTED, order_status: orderStatus.PREPARING };
    expect(await errorOf(test.app, caller, 'set_order_status', move)).toBe(errorCodes.NOT_PERMITTED);
    await desk.providerAt(1);
    expect((await assign([order], { by: caller })).results[0]?.order?.delivery_status).toBe(d.WAITING);
  });
});
