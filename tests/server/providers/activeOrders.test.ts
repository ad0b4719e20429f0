import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { beforePickUp, deliveryStatus as d, orderStatus } from '#contract/orders/statuses';
import type { ActiveOrdersChoice } from '#contract/providers/approval';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type OrderProvider, openOrderStore, type ProviderRow } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);
const offered = async (person: ProviderRow) => desk.request(await accepted(), person);
const toFetch = async (person: ProviderRow) => desk.step(await offered(person), person, d.ACCEPTED);
async function pickedUp(person: ProviderRow) {
  const order = await desk.step(await desk.step(await toFetch(person), person, d.COMING), person, d.ARRIVED);
  return desk.step(
    await desk.move(order as Parameters<OrderProvider['move']>[0], orderStatus.READY),
    person,
    d.PICKED_UP,
  );
}
const block = (_id: string, orders?: ActiveOrdersChoice) =>
  call(test.app, desk.owner, 'approve_provider', {
    ...{ _id, state: 'blocked', reason: 'Did not come' },
    ...(orders ? { orders } : {}),
  } as const);
const read = async ({ _id }: { _id: string }) => desk.getOrder({ _id });
const askedFor = async (order: { _id: string }) => (await read(order)).order.delivery_offer?.provider_id;
const logOf = async ({ _id }: { _id: string }) =>
  (await callAs(test.app, desk.owner, 'get_delivery_log', { order_id: _id })).data;

describe('blocking someone with orders in hand', () => {
  it('takes back what is to be fetched where that is wanted, asks the next one, and leaves what was picked up', async () => {
    const gone = await desk.providerAt(1, { first_name: 'Gone' });
    const next = await desk.providerAt(2, { first_name: 'Next' });
    const [out, fetching, asked] = [await pickedUp(gone), await toFetch(gone), await offered(gone)];
    expect(await block(gone.id, 'take_back')).toMatchObject({ provider: { approval: 'blocked', open_orders: 1 } });

    expect((await read(out)).order).toMatchObject({ delivery_status: d.PICKED_UP, provider: { _id: gone.id } });
    for (const order of [fetching, asked]) {
      expect(await askedFor(order)).toBe(next.id);
      expect((await logOf(order)).map(({ kind, provider }) => [kind, provider?.name.split(' ')[0]])).toContainEqual([
        'taken_back',
        'Gone',
      ]);
    }
    const { events, order } = await read(fetching);
    expect(order.provider).toBeUndefined();
    expect(events.slice(-2)).toMatchObject([
      { axis: 'delivery', from: d.ACCEPTED, to: d.REQUEST_CANCELLED, actor: { kind: 'store' } },
      { axis: 'delivery', from: d.REQUEST_CANCELLED, to: d.WAITING },
    ]);
    const told = await callAs(test.app, 'platform', 'platform/get_delivery_request_list', { store_id: desk.store.id });
    expect(told.withdrawn.map(({ order_id, provider_id }) => [order_id, provider_id])).toContainEqual([
      fetching._id,
      gone.id,
    ]);
    // What is out is brought to the door all the same.
    expect(await desk.stepError(out, gone, d.STARTED)).toBeNull();
  });

  it('leaves all that was accepted where nothing else is said, and never an offer', async () => {
    const gone = await desk.providerAt(1);
    const next = await desk.providerAt(2);
    const [fetching, asked] = [await toFetch(gone), await offered(gone)];
    await block(gone.id);
    expect((await read(fetching)).order).toMatchObject({ delivery_status: d.ACCEPTED, provider: { _id: gone.id } });
    expect(await askedFor(asked)).toBe(next.id);
    expect(await desk.stepError(asked, gone, d.ACCEPTED)).toBe(errorCodes.DELIVERY_REQUEST_FAILED);
  });

  it('says that no one is left where no one else can be asked', async () => {
    const gone = await desk.providerAt(1);
    const fetching = await toFetch(gone);
    await block(gone.id, 'take_back');
    expect((await read(fetching)).order.delivery_status).toBe(d.NOBODY_FOUND);
  });

  it('takes the offers of people whom the platform turns away too, and leaves what is in hand to the store', async () => {
    const gone = await desk.providerAt(1);
    const next = await desk.providerAt(2);
    const [fetching, asked] = [await toFetch(gone), await offered(gone)];
    await callAs(test.app, 'platform', 'platform/approve', { kind: 'provider', _id: gone.id, is_approved: false });
    expect(await askedFor(asked)).toBe(next.id);
    expect((await read(fetching)).order.provider?._id).toBe(gone.id);
  });
});

describe('deleting someone with orders in hand', () => {
  const remove = (_id: string, orders?: ActiveOrdersChoice) =>
    call(test.app, desk.owner, 'delete_provider', { _id, ...(orders ? { orders } : {}) });

  it('is refused with their numbers until they are taken back with it', async () => {
    const gone = await desk.providerAt(1);
    const next = await desk.providerAt(2);
    const [fetching, asked] = [await toFetch(gone), await offered(gone)];
    expect(await remove(gone.id)).toMatchObject({
      error_code: errorCodes.RECORD_IN_USE,
      current: { open_orders: 1, picked_up: 0, numbers: [fetching.unique_id] },
    });
    expect(await askedFor(asked)).toBe(gone.id);
    expect(await remove(gone.id, 'take_back')).toMatchObject({ success: true });
    for (const order of [fetching, asked]) expect(await askedFor(order)).toBe(next.id);
  });

  it('waits for what was picked up', async () => {
    const gone = await desk.providerAt(1);
    await desk.providerAt(2);
    await pickedUp(gone);
    const fetching = await toFetch(gone);
    expect(await remove(gone.id, 'take_back')).toMatchObject({
      error_code: errorCodes.RECORD_IN_USE,
      current: { open_orders: 2, picked_up: 1 },
    });
    // Nothing of it was done.
    expect((await read(fetching)).order.provider?._id).toBe(gone.id);
  });
});

it('many are decided about at once, each with a result of its own', async () => {
  const [one, two, turned] = [await desk.providerAt(1), await desk.providerAt(2), await desk.providerAt(3)];
  const next = await desk.providerAt(4);
  const [ofOne, ofTwo] = [await toFetch(one), await toFetch(two)];
  await callAs(test.app, 'platform', 'platform/approve', { kind: 'provider', _id: turned.id, is_approved: false });
  const ids = [one.id, two.id, turned.id];
  const blocked = await callAs(test.app, desk.owner, 'approve_provider', {
    ...{ ids, state: 'blocked', reason: 'Strike', orders: 'take_back' },
  } as const);
  expect(blocked.results).toEqual([
    { _id: one.id, success: true },
    { _id: two.id, success: true },
    { _id: turned.id, success: false, error_code: errorCodes.PROVIDER_DECLINED_BY_PLATFORM },
  ]);
  for (const order of [ofOne, ofTwo]) expect(await askedFor(order)).toBe(next.id);
  const approved = await callAs(test.app, desk.owner, 'approve_provider', { ids: [one.id, two.id], state: 'approved' });
  expect(approved.results?.map(({ success }) => success)).toEqual([true, true]);
});

describe('at the same moment', () => {
  /** The actions that can happen while the person is declined. */
  const actions = {
    accept: (order: OrderSnapshot, person: ProviderRow) => desk.stepReply(order, person, d.ACCEPTED),
    refuse: (order: OrderSnapshot, person: ProviderRow) => desk.stepReply(order, person, d.REJECTED),
    assign: async (_order: OrderSnapshot, person: ProviderRow) =>
      call(test.app, desk.owner, 'request_provider', { order_id: (await accepted())._id, provider_id: person.id }),
    search: async () => call(test.app, desk.owner, 'request_provider', { order_id: (await accepted())._id }),
    delete: (_order: OrderSnapshot, person: ProviderRow) =>
      call(test.app, desk.owner, 'delete_provider', { _id: person.id, orders: 'take_back' } as const),
  };
  const names = Object.keys(actions) as (keyof typeof actions)[];

  it('no one who was turned away keeps an offer or an order to fetch, whatever else happens', async () => {
    const story = fc.record({
      around: fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 4 }),
      place: fc.nat({ max: 4 }),
    });
    for (const { around, place } of fc.sample(story, 12)) {
      const gone = await desk.providerAt(1);
      await desk.providerAt(2);
      const [asked] = [await offered(gone), await toFetch(gone)];
      const acts: (() => Promise<unknown>)[] = around.map((name) => () => actions[name](asked, gone));
      acts.splice(place, 0, () => block(gone.id, 'take_back'));
      await Promise.all(acts.map((act) => act()));

      const { data } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'dispatch', perPage: 150 });
      for (const order of data) {
        const isTheirs = order.provider?._id === gone.id && order.delivery_status !== null;
        const isToFetch = order.delivery_status !== null && beforePickUp.includes(order.delivery_status);
        expect([around, isTheirs && isToFetch]).toEqual([around, false]);
        expect([around, order.delivery_offer?.provider_id === gone.id]).toEqual([around, false]);
      }
      const { events } = await read(asked);
      const steps = events.filter(({ axis }) => axis === 'delivery');
      steps.slice(1).forEach(({ from }, index) => {
        expect(from).toBe(steps[index]?.to);
      });
    }
  }, 60_000);
});
