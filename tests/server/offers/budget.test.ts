import { and, eq, sum } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/entities/order';
import { planChange } from '#contract/orders/changePlan';
import { orderStatus } from '#contract/orders/statuses';
import { promoCodes, promoUses } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeOffer, orderInput } from '../../support/factories/index';

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openChangeDesk(test);
});
afterAll(() => test.close());

type OfferFields = Parameters<typeof makeOffer>[2];
const offer = (fields: OfferFields) => makeOffer(test.db, desk.store, fields);

/** The offer's uses and total discount, which must match its orders. */
async function givenBy({ id }: { id: string }): Promise<{ uses: number; discount_given: number }> {
  const [row] = await test.db
    .select({ uses: promoCodes.uses, discount_given: promoCodes.discount_given })
    .from(promoCodes)
    .where(and(eq(promoCodes.store_id, desk.store.id), eq(promoCodes.id, id)));
  const [used] = await test.db
    .select({ discount: sum(promoUses.discount).mapWith(Number) })
    .from(promoUses)
    .where(and(eq(promoUses.store_id, desk.store.id), eq(promoUses.promo_id, id)));
  if (!row) throw new Error('the offer is gone');
  expect(row.discount_given).toBe(used?.discount ?? 0);
  return row;
}

const placeWith = (promo: { promo_code: string }, quantity = 1) =>
  desk.placeOwn({ items: [{ item_id: desk.item.id, quantity }], promo_code: promo.promo_code });

/** The sums that the dialog shows for changed lines of the order as it is now. */
async function planned(order: Order, quantity: number) {
  const { order: read } = await desk.getOrder(order);
  return planChange(
    read,
    read.items.map((line) => ({ ...line, quantity })),
  );
}

describe('an offer with a budget', () => {
  it('gives no more than its budget when its orders grow, and each change costs what its dialog showed', async () => {
    const promo = await offer({ value: 50, budget: 8_000 });
    for (let number = 0; number < 5; number += 1) {
      const order = await placeWith(promo);
      const plan = await planned(order, 9);
      const { order: grown } = await desk.edit(order, [{ line: 0, quantity: 9 }]);
      expect(grown).toMatchObject({ discount: plan.discount, total: plan.total });
      if ((await givenBy(promo)).discount_given === 8_000) break;
    }
    expect((await givenBy(promo)).discount_given).toBe(8_000);
  });

  it('gives no more than its budget when many orders grow at once', async () => {
    const promo = await offer({ value: 50, budget: 8_000 });
    const orders: Order[] = [];
    for (let number = 0; number < 5; number += 1) orders.push(await placeWith(promo));
    await Promise.all(orders.map((order) => desk.edit(order, [{ line: 0, quantity: 9 }])));
    expect(await givenBy(promo)).toEqual({ uses: 5, discount_given: 8_000 });
  });

  it('never exceeds its budget, whatever orders do', async () => {
    const budget = 5_000;
    const promo = await offer({ value: 30, budget, min_items: 2 });
    const orders: Order[] = [];
    for (let number = 0; number < 4; number += 1) orders.push(await placeWith(promo, 2));
    // Every quantity, including one below the offer's minimum, in an order that repeats after every order has had each.
    for (let step = 0; step < 24; step += 1) {
      const index = (step * 7) % orders.length;
      const order = orders[index] as Order;
      const quantity = 1 + ((step * 5) % 11);
      if (quantity === order.items[0]?.quantity) continue;
      const plan = await planned(order, quantity);
      const { order: changed } = await desk.edit(order, [{ line: 0, quantity }]);
      expect(changed).toMatchObject({ discount: plan.discount, total: plan.total });
      orders[index] = changed;
      expect((await givenBy(promo)).discount_given).toBeLessThanOrEqual(budget);
    }
  });

  it('follows its budget when the store raises or lowers it, but never reduces discounts already given', async () => {
    const promo = await offer({ value: 50, budget: 1_000 });
    const order = await placeWith(promo, 4);
    expect(order.discount).toBe(1_000);
    await test.db.update(promoCodes).set({ budget: 1_500 }).where(eq(promoCodes.id, promo.id));
    const { order: raised } = await desk.edit(order, [{ line: 0, quantity: 5 }]);
    expect(raised.discount).toBe(1_500);
    await test.db.update(promoCodes).set({ budget: 100 }).where(eq(promoCodes.id, promo.id));
    const { order: lowered } = await desk.edit(raised, [{ line: 0, quantity: 6 }]);
    expect(lowered.discount).toBe(1_500);
  });
});

it('an order that lost its use stays without a discount if another order took the last one', async () => {
  const promo = await offer({ value: 20, min_items: 2, uses_max: 1 });
  const first = await placeWith(promo, 2);
  const { order: less } = await desk.edit(first, [{ line: 0, quantity: 1 }]);
  expect(less.discount).toBe(0);
  const second = await placeWith(promo, 2);
  expect(second.discount).toBe(500);
  expect((await planned(less, 2)).discount).toBe(0);
  const { order: again } = await desk.edit(less, [{ line: 0, quantity: 2 }]);
  expect(again).toMatchObject({ discount: 0, total: 2_500 });
  expect(await givenBy(promo)).toEqual({ uses: 1, discount_given: 500 });
});

describe('a change that the customer has to approve', () => {
  async function asked() {
    const promo = await offer({ value: 50, budget: 2_000 });
    const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { items: [{ item_id: desk.item.id, quantity: 2 }], promo_code: promo.promo_code }),
      store_id: desk.store.id,
    });
    const accepted = await desk.move(order, orderStatus.ACCEPTED);
    const { change } = await desk.edit(accepted, [{ line: 0, quantity: 3 }]);
    expect(change.after.discount).toBe(1_875);
    return { promo, order, change };
  }

  it('reserves its discount, so the customer pays what they agreed to', async () => {
    const { promo, order, change } = await asked();
    expect(await givenBy(promo)).toEqual({ uses: 1, discount_given: 1_875 });
    expect((await placeWith(promo, 9)).discount).toBe(125);
    const { order: changed } = await desk.answer(order, change, true);
    expect(changed).toMatchObject({ discount: change.after.discount, total: change.after.total });
    expect(await givenBy(promo)).toEqual({ uses: 2, discount_given: 2_000 });
  });

  it('returns the reserved discount when the customer declines', async () => {
    const { promo, order, change } = await asked();
    await desk.answer(order, change, false);
    expect(await givenBy(promo)).toEqual({ uses: 1, discount_given: 1_250 });
  });

  it('returns the reserved discount when the order ends first', async () => {
    const { promo, order } = await asked();
    const { order: current } = await desk.getOrder(order);
    await desk.move(current, orderStatus.CANCELLED_BY_STORE, { reason: 'too busy' });
    expect(await givenBy(promo)).toEqual({ uses: 0, discount_given: 0 });
  });
});

it('an offer’s sum can exceed four bytes', async () => {
  const most = 2_147_483_647;
  const promo = await offer({ value: 10 });
  await test.db.update(promoCodes).set({ discount_given: most }).where(eq(promoCodes.id, promo.id));
  expect((await placeWith(promo)).discount).toBe(125);
  const { data } = await callAs(test.app, desk.owner, 'get_promo_code_list', { ids: [promo.id] });
  expect(data.map(({ discount_given }) => discount_given)).toEqual([most + 125]);
  // Beyond this, numbers are no longer exact: the call fails and the sum doesn't change.
  await test.db.update(promoCodes).set({ discount_given: Number.MAX_SAFE_INTEGER }).where(eq(promoCodes.id, promo.id));
  await expect(placeWith(promo)).rejects.toThrow();
});
