import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingInvoices, orders, subscriptions } from '#server/db/schema/index';
import { type BillingDesk, openBillingDesk, testCards } from '../support/billingDesk';
import { callAs } from '../support/callApi';
import { makeItem, orderInput, type StoreRow } from '../support/factories/index';
import type { TestSession } from '../support/login';

const start = new Date('2031-01-31T10:00:00Z');
const firstCharge = addDays(start, 30);
const onAgain = addDays(firstCharge, 100);
let desk: BillingDesk;
beforeAll(async () => {
  desk = await openBillingDesk(start);
});
afterAll(() => desk.close());

const view = async (owner: TestSession) => (await callAs(desk.app, owner, 'get_subscription', {})).subscription;
const invoicesOf = (store: StoreRow) =>
  desk.db
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.store_id, store.id), isNotNull(billingInvoices.number)))
    .orderBy(billingInvoices.number);
/** A store whose first period was charged to a card. */
async function openCharged(card?: string) {
  desk.clock.now = start;
  const opened = await desk.open();
  await desk.saveCard(opened.owner, card);
  await callAs(desk.app, opened.owner, 'subscribe', { plan: 'start', interval: 'month', total: 0 });
  desk.clock.now = firstCharge;
  await desk.keepSessions();
  await desk.run();
  return opened;
}

/** Three orders of a store whose plan includes one. @returns one of them */
async function placeThree(store: StoreRow, owner: TestSession) {
  const ofStore = eq(subscriptions.store_id, store.id);
  const [row] = await desk.db.select().from(subscriptions).where(ofStore);
  if (!row?.terms.agreement) throw new Error('there is no plan');
  const { agreement } = row.terms;
  const terms = { ...row.terms, agreement: { ...agreement, plan: { ...agreement.plan, orders: 1 } } };
  await desk.db.update(subscriptions).set({ terms }).where(ofStore);
  const item = await makeItem(desk.db, store);
  for (const _ of [1, 2]) await callAs(desk.app, owner, 'create_order', orderInput(item));
  return (await callAs(desk.app, owner, 'create_order', orderInput(item))).order;
}

const extraOf = async (store: StoreRow) =>
  (await invoicesOf(store)).flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'extra_orders'));

it('Extra orders of a store that was locked past its period are billed once, with the next invoice', async () => {
  const { store, owner } = await openCharged(testCards.failing);
  const { _id } = await placeThree(store, owner);
  // A customer ordered after the period, while the store was locked.
  await desk.db
    .update(orders)
    .set({ created_at: new Date('2031-04-10T10:00:00Z') })
    .where(eq(orders.id, _id));
  const paidAt = new Date('2031-05-01T10:00:00Z');
  await desk.goTo(paidAt);
  expect((await view(owner)).state).toBe('payment_failed');
  // The new card pays what is due.
  await desk.saveCard(owner);
  await desk.run();
  const expected = {
    ...{ kind: 'extra_orders', plan: 'Start', count: 2, amount: 16 },
    period: { from: '2031-03-02', to: '2031-05-01' },
  };
  expect(await extraOf(store)).toEqual([expected]);
  expect((await view(owner)).state).toBe('active');
  await desk.goTo(addDays(paidAt, 40));
  expect(await extraOf(store)).toEqual([expected]);
});

it('A plan that the platform gives for nothing begins without an invoice for extra orders', async () => {
  const { store, owner } = await openCharged();
  await placeThree(store, owner);
  await callAs(desk.app, 'platform', 'platform/set_subscription', {
    ...{ store_id: store.id, idempotency_key: randomUUID(), reason: 'A gift' },
    plan: { plan: 'start', interval: 'month', is_free: true },
  });
  await desk.run();
  expect((await view(owner)).state).toBe('active');
  expect(await extraOf(store)).toEqual([]);
});

describe('Where billing was off for months', () => {
  async function switchOff(until: Date) {
    desk.env.BILLING = 'off';
    await desk.run();
    desk.clock.now = until;
    desk.env.BILLING = 'on';
    await desk.keepSessions();
    await desk.run();
  }

  it('none of them is charged: a period begins with the day on which it is on again', async () => {
    const { store, owner } = await openCharged();
    await switchOff(onAgain);
    const periods = (await invoicesOf(store)).map(({ lines }) => lines.map(({ period }) => period.from));
    expect(periods).toEqual([['2031-03-02'], ['2031-06-10']]);
    expect((await view(owner)).state).toBe('active');
  });

  it('the extra orders of the last period before are billed with the next one', async () => {
    const { store, owner } = await openCharged();
    await placeThree(store, owner);
    await switchOff(onAgain);
    const extra = await extraOf(store);
    const period = { from: '2031-03-02', to: '2031-04-02' };
    expect(extra).toEqual([{ kind: 'extra_orders', plan: 'Start', period, count: 2, amount: 16 }]);
  });

  it('the days of an unpaid invoice count on from where they were', async () => {
    const { store, owner } = await openCharged(testCards.failing);
    expect((await view(owner)).state).toBe('past_due');
    await switchOff(onAgain);
    expect((await view(owner)).state).toBe('past_due');
    expect(await invoicesOf(store)).toHaveLength(1);
    await desk.goTo(addDays(onAgain, 12));
    expect((await view(owner)).state).toBe('payment_failed');
  });
});
