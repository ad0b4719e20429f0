import { addMinutes, addSeconds } from 'date-fns';
import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderSnapshot } from '#contract/entities/order';
import { searchBeginsAt } from '#contract/orders/autoAssign';
import { acceptUndoSeconds } from '#contract/orders/guards';
import type { AutoAssignment } from '#contract/orders/orderRules';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { orders, outbox, storeSettings } from '#server/db/schema/index';
import { beginSearches, endExpiredOffers, searchHasBegun } from '#server/jobs/dueOrders';
import { factsOf } from '#server/modules/orders/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type OrderProvider, openOrderStore, type ProviderRow } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;

const d = deliveryStatus;

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const accepted = async () => desk.move((await desk.placeDelivery()).order, orderStatus.ACCEPTED);
const logOf = async (order: { _id: string }) =>
  (await callAs(test.app, desk.owner, 'get_delivery_log', { order_id: order._id })).data;
const nameOf = ({ first_name, last_name }: ProviderRow) => `${first_name} ${last_name}`;
const now = async (order: { _id: string }) => (await desk.getOrder(order)).order;

describe('the log of a search', () => {
  it('says who was asked, what came of it, and why each of the others was passed over', async () => {
    const near = await desk.providerAt(1, { first_name: 'Near' });
    const far = await desk.providerAt(3, { first_name: 'Far' });
    const away = await desk.providerAt(1, { first_name: 'Away', is_online: false });
    const unfit = await desk.providerAt(1, { first_name: 'Unfit', is_fit: false });
    const lost = await desk.providerAt(1, { first_name: 'Lost', latitude: null, longitude: null });
    const busy = await desk.providerAt(2, { first_name: 'Busy' });
    await desk.step(await desk.request(await accepted(), busy), busy, d.ACCEPTED);

    const order = await desk.request(await accepted());
    const first = await logOf(order);
    expect(first[0]).toEqual({ at: first[0]?.at, kind: 'searched' });
    expect(first.at(-1)).toMatchObject({ kind: 'offered', provider: { _id: near.id, name: nameOf(near) } });
    const skipped = Object.fromEntries(
      first.flatMap(({ kind, provider, why }) => (kind === 'skipped' && provider ? [[provider._id, why]] : [])),
    );
    expect(skipped).toEqual({
      [far.id]: 'farther',
      [away.id]: 'offline',
      [unfit.id]: 'not_fit',
      [lost.id]: 'no_position',
      [busy.id]: 'on_job',
    });

    await desk.step(order, near, d.REJECTED);
    const second = (await logOf(order)).slice(first.length);
    // What was said of the others is not said again.
    expect(second.map(({ kind, provider, why }) => [kind, provider?._id, why])).toEqual([
      ['rejected', near.id, undefined],
      ['searched', undefined, undefined],
      ['skipped', near.id, 'refused'],
      ['offered', far.id, undefined],
    ]);
    const later = addSeconds(new Date(), 61);
    await endExpiredOffers(test.db, later);
    // People without a known location are asked last.
    expect((await logOf(order)).at(-1)).toMatchObject({ kind: 'offered', provider: { _id: lost.id } });
    await endExpiredOffers(test.db, addSeconds(later, 61));
    const kinds = (await logOf(order)).map(({ kind }) => kind);
    expect(kinds.slice(-4)).toEqual(['timed_out', 'searched', 'skipped', 'nobody']);
    expect((await now(order)).delivery_status).toBe(d.NOBODY_FOUND);

    // Asked again, all may be asked again.
    const anew = await desk.request(await now(order));
    expect(anew.delivery_offer).toMatchObject({ provider_id: near.id, mode: 'auto' });
  });

  it('goes on in the history of an order that is given back', async () => {
    const one = await desk.providerAt(1);
    const taken = await desk.step(await desk.request(await accepted(), one), one, d.ACCEPTED);
    await desk.step(taken, one, d.PROVIDER_CANCELLED, { reason: 'Flat tyre' });
    expect((await logOf(taken)).map(({ kind }) => kind)).toEqual(['offered', 'accepted', 'rejected']);
    expect((await now(taken)).declined_by).toEqual({ name: `${one.first_name} ${one.last_name}`, count: 1 });
  });

  it('tells on the order who said no last, and how many did, until it is offered again', async () => {
    const one = await desk.providerAt(1);
    const other = await desk.providerAt(2);
    const first = await desk.step(await desk.request(await accepted(), one), one, d.REJECTED);
    expect(first.declined_by).toEqual({ name: `${one.first_name} ${one.last_name}`, count: 1 });
    const asked = await desk.request(first, other);
    expect(asked.declined_by).toBeUndefined();
    // Staff who assign it in between still see whom not to ask first.
    expect(asked.declined_ids).toEqual([one.id]);
    const second = await desk.step(asked, other, d.REJECTED);
    expect(second.declined_by).toEqual({ name: `${other.first_name} ${other.last_name}`, count: 2 });
    expect(second.declined_ids?.toSorted()).toEqual([one.id, other.id].sort());
  });
});

describe('an offer that runs out', () => {
  it('is told with the one that follows it: every screen shows who is asked now', async () => {
    const near = await desk.providerAt(1);
    const far = await desk.providerAt(2);
    const order = await desk.request(await accepted());
    expect(order.delivery_offer?.provider_id).toBe(near.id);
    await endExpiredOffers(test.db, new Date(order.delivery_offer?.expires_at ?? 0));
    const { events, order: after } = await desk.getOrder(order);
    expect(after).toMatchObject({ version: order.version + 1, delivery_offer: { provider_id: far.id } });
    const [last] = await test.db
      .select()
      .from(outbox)
      .where(eq(outbox.store_id, desk.store.id))
      .orderBy(desc(outbox.seq))
      .limit(1);
    expect(last?.message_data).toMatchObject({
      order: { version: after.version, delivery_offer: { provider_id: far.id } },
      change: { axis: 'delivery', from: d.WAITING, to: d.WAITING, by: { kind: 'system' } },
    });
    // The order stands where it stood: the search has a log of its own.
    expect(events.at(-1)).toMatchObject({ actor: { kind: 'store' }, to: d.WAITING });
  });

  it('is ended once by any number of processes, and an answer at the same moment is one or the other', async () => {
    const near = await desk.providerAt(1);
    const far = await desk.providerAt(2);
    for (let round = 0; round < 5; round += 1) {
      test.clock.now = null;
      const order = await desk.request(await accepted());
      const asked = order.delivery_offer?.provider_id === near.id ? near : far;
      const expires = new Date(order.delivery_offer?.expires_at ?? 0);
      test.clock.now = addSeconds(expires, -1);
      const [, , answer] = await Promise.all([
        endExpiredOffers(test.db, expires),
        endExpiredOffers(test.db, expires),
        desk.stepReply(order, asked, d.ACCEPTED),
      ]);
      const after = await now(order);
      const ends = (await logOf(order)).filter(({ kind }) => kind === 'timed_out' || kind === 'accepted');
      expect(ends).toHaveLength(1);
      if (answer.success) expect(after).toMatchObject({ delivery_status: d.ACCEPTED, provider: { _id: asked.id } });
      else expect(after.delivery_offer?.provider_id).not.toBe(asked.id);
      await callAs(test.app, desk.owner, 'cancel_provider_request', { order_id: order._id });
    }
  });

  it('does not end the search of an order that went over to someone else in the meantime', async () => {
    const near = await desk.providerAt(1);
    const far = await desk.providerAt(2);
    const order = await desk.request(await accepted());
    expect(order.delivery_offer?.provider_id).toBe(near.id);
    const expires = new Date(order.delivery_offer?.expires_at ?? 0);
    test.clock.now = addSeconds(expires, -1);
    await desk.request(order, far);
    await endExpiredOffers(test.db, expires);
    expect((await now(order)).delivery_offer).toMatchObject({ provider_id: far.id, mode: 'chosen' });
    expect((await logOf(order)).map(({ kind }) => kind)).not.toContain('timed_out');
  });
});

describe('a search that begins automatically', () => {
  const openWith = async (auto_assign: AutoAssignment) => {
    desk = await openOrderStore(test, { order_rules: { auto_assign } });
  };

  it('does so only where the store said so', async () => {
    await desk.providerAt(1);
    const ready = await desk.move(await accepted(), orderStatus.READY);
    await beginSearches(test.db, new Date());
    expect((await now(ready)).delivery_status).toBeNull();
  });

  it('does so when the order is ready, once, no matter who runs the job', async () => {
    await openWith('ready');
    const people = [await desk.providerAt(1), await desk.providerAt(2)];
    const order = await accepted();
    expect(await beginSearches(test.db, new Date())).toBe(0);
    await desk.move(order, orderStatus.READY);
    const begun = await Promise.all([beginSearches(test.db, new Date()), beginSearches(test.db, new Date())]);
    expect(begun.reduce((sum, count) => sum + count, 0)).toBe(1);
    const asked = await now(order);
    expect(asked).toMatchObject({ delivery_status: d.WAITING, delivery_offer: { mode: 'auto' } });
    expect((await desk.getOrder(order)).events.at(-1)).toMatchObject({ actor: { kind: 'system' }, to: d.WAITING });
    // Refused, it goes on; taken back by the store, it stays the store's.
    const [near, far] = people as [ProviderRow, ProviderRow];
    const next = await desk.step(asked, near, d.REJECTED);
    expect(next.delivery_offer?.provider_id).toBe(far.id);
    await callAs(test.app, desk.owner, 'cancel_provider_request', { order_id: order._id });
    expect(await beginSearches(test.db, new Date())).toBe(0);
  });

  it('says that there is no one, once the acceptance can no longer be undone', async () => {
    await openWith('accepted');
    const order = await accepted();
    expect(await beginSearches(test.db, new Date())).toBe(0);
    expect(await beginSearches(test.db, addSeconds(new Date(), acceptUndoSeconds))).toBe(1);
    expect(await now(order)).toMatchObject({ delivery_status: d.NOBODY_FOUND });
    const told = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id)).orderBy(outbox.seq);
    expect(told.at(-1)?.message_code).toBe(2069);
  });

  it('waits with an order for later until the kitchen begins, as the contract’s rule says', async () => {
    await openWith('accepted');
    await desk.providerAt(1);
    const slot = addMinutes(new Date(), 180);
    slot.setMinutes(Math.ceil(slot.getMinutes() / 15) * 15, 0, 0);
    const placed = await desk.placeDelivery({ schedule_at: slot.toISOString() });
    const order: OrderSnapshot = await desk.move(placed.order, orderStatus.ACCEPTED);
    const [settings] = await test.db.select().from(storeSettings).where(eq(storeSettings.store_id, desk.store.id));
    if (!settings) throw new Error('a store has settings');
    const begins = searchBeginsAt(order, settings.order_rules);
    // Slot, less the ride of 15 minutes and the kitchen's 20.
    expect(begins).toEqual(addMinutes(slot, -35));
    expect(await beginSearches(test.db, addSeconds(begins ?? slot, -1))).toBe(0);
    expect(await beginSearches(test.db, begins ?? slot)).toBe(1);
  });

  it('begins in the database exactly when the rule says, for orders of every kind', async () => {
    // After all of it was placed.
    const at = addMinutes(new Date(), 1);
    const statuses = [1, 3, 5, 7] as const;
    const made: string[] = [];
    for (const auto_assign of ['off', 'accepted', 'ready'] as const) {
      await openWith(auto_assign);
      const { order } = await desk.placeDelivery();
      const [row] = await test.db.select().from(orders).where(eq(orders.id, order._id));
      if (!row) throw new Error('the order was placed');
      const variants = statuses.flatMap((order_status) =>
        [null, d.REQUEST_CANCELLED].flatMap((delivery_status) =>
          [null, 10, 30].flatMap((minutes) =>
            [null, acceptUndoSeconds - 1, acceptUndoSeconds].map((seconds) => ({
              order_status,
              delivery_status,
              accepted_at: seconds === null ? null : addSeconds(at, -seconds),
              schedule_at: minutes === null ? null : addMinutes(at, 60),
              estimated_ready_at: minutes === null ? null : addMinutes(at, minutes),
            })),
          ),
        ),
      );
      for (const variant of variants) {
        await test.db.update(orders).set(variant).where(eq(orders.id, row.id));
        const [found] = await test.db
          .select({ order: orders, rules: storeSettings.order_rules, begun: sql<boolean>`${searchHasBegun(at)}` })
          .from(orders)
          .innerJoin(storeSettings, eq(storeSettings.store_id, orders.store_id))
          .where(eq(orders.id, row.id));
        if (!found) throw new Error('the order is there');
        const estimated = found.order.estimated_ready_at?.toISOString();
        const begins = searchBeginsAt({ ...factsOf(found.order), estimated_ready_at: estimated }, found.rules);
        expect([variant, found.begun]).toEqual([variant, begins !== null && begins <= at]);
        if (found.begun) made.push(auto_assign);
      }
    }
    expect(new Set(made)).toEqual(new Set(['accepted', 'ready']));
  });
});
