import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { ledgerEntries, ledgerProgress, ledgerTransactions, orders } from '#server/db/schema/index';
import { seedDemo } from '#server/db/seed/demo/index';
import { withAuditedRewrite } from '#server/modules/audit/service';
import { bookPastOrders, ledgerDifferences } from '#server/modules/ledger/service';
import { buildTestApp, demoData, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';

const { PREPARING, READY, COMPLETED, CANCELLED_BY_STORE } = orderStatus;

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp({ env: demoData });
  await seedDemo(test.db, { now: new Date() });
  desk = await openChangeDesk(test, {
    is_store_can_complete_order: true,
    order_rules: { cancellation_charge: 300, cancel_within: 10 },
  });
});
afterAll(() => test.close());

const logged: [level: string, values: unknown][] = [];
const log = {
  info: (values: unknown) => void logged.push(['info', values]),
  error: (values: unknown) => void logged.push(['error', values]),
} as unknown as Parameters<typeof bookPastOrders>[2]['log'];

async function bookEverything(): Promise<void> {
  const { signal } = new AbortController();
  while ((await test.db.$count(ledgerProgress)) > 0)
    await bookPastOrders(test.db, new Date(), { log, stopping: signal });
}

/** The sum of each account of a store, and how many transactions there are of each kind. */
async function sumsOf(storeId: string) {
  const sums = await test.db
    .select({ account: ledgerEntries.account, sum: sql<number>`sum(${ledgerEntries.amount})::float8` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.store_id, storeId))
    .groupBy(ledgerEntries.account);
  const kinds = await test.db
    .select({ kind: ledgerTransactions.kind, count: sql<number>`count(*)::int` })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.store_id, storeId))
    .groupBy(ledgerTransactions.kind);
  return {
    sums: Object.fromEntries(sums.filter(({ sum }) => sum !== 0).map(({ account, sum }) => [account, sum])),
    kinds: Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])),
  };
}

/** As the store was before it had a ledger. */
async function withoutLedger(storeId: string): Promise<void> {
  const note = () => ({ entity: 'store', action: 'delete', record: { id: storeId, name: [] } }) as const;
  await withAuditedRewrite(test.db, { operation: 'delete_store', storeId, note }, async (tx) => {
    await tx.delete(ledgerEntries).where(eq(ledgerEntries.store_id, storeId));
    await tx.delete(ledgerTransactions).where(eq(ledgerTransactions.store_id, storeId));
  });
  await test.db.insert(ledgerProgress).values({ store_id: storeId, complete_since: new Date() });
}

/** Orders that end in several ways, with refunds before and after that, and one that goes on. */
async function someLives(): Promise<void> {
  const complete = async (order: { _id: string }) =>
    desk.move(await desk.move(await desk.move((await desk.getOrder(order)).order, PREPARING), READY), COMPLETED);
  const refunded = await desk.paidOrder(3);
  await desk.refund(refunded, { amount: 70 });
  const done = await complete(refunded);
  await desk.refund((await desk.getOrder(done)).order, { lines: [{ line: 0, quantity: 1 }] });
  await complete(await desk.paidOrder(1));
  await desk.moveReply(await desk.paidOrder(1), CANCELLED_BY_STORE, { reason: 'Oven broke' });
  await desk.moveReply(await desk.paidOrder(1), CANCELLED_BY_STORE, { reason: 'They called', is_charged: true });
  const { order: byLink } = await desk.placeOutside({ paid_by: 'card' });
  await desk.pay(byLink, byLink.total);
  const cash = await desk.placeOwn({ paid_by: 'cash' });
  await complete(cash);
  await desk.paidOrder(2);
}

it('orders from before the ledger get the entries that they would have had', async () => {
  await someLives();
  const { id } = desk.store;
  const before = await sumsOf(id);
  expect(before.kinds).toEqual({ payment: 7, order_end: 4, refund: 4 });
  await withoutLedger(id);
  const since = await callAs(test.app, desk.owner, 'get_ledger_entry_list', {});
  expect([since.count, since.complete_since === null]).toEqual([0, false]);
  const { data: progress } = await callAs(test.app, 'platform', 'platform/get_ledger_progress', {});
  expect(progress).toContainEqual(expect.objectContaining({ store_id: id, booked: 0, left: 7, seconds_left: null }));
  await bookEverything();
  expect(await sumsOf(id)).toEqual(before);
  expect(await ledgerDifferences(test.db, id)).toEqual([]);
  expect((await callAs(test.app, desk.owner, 'get_ledger_entry_list', {})).complete_since).toBeNull();
});

it('books the demo’s three months, and proves its sums', async () => {
  await bookEverything();
  expect(logged.filter(([level]) => level === 'error')).toEqual([]);
  expect(logged.filter(([level]) => level === 'info')).toHaveLength(3);
});

it('books nothing twice where an order has gone on', async () => {
  const { id } = desk.store;
  const before = await sumsOf(id);
  await test.db.insert(ledgerProgress).values({ store_id: id, complete_since: new Date() });
  await bookEverything();
  expect(await sumsOf(id)).toEqual(before);
});

it('waits until its time has come', async () => {
  const { id } = desk.store;
  const complete_since = new Date(Date.now() + 600_000);
  await test.db.insert(ledgerProgress).values({ store_id: id, complete_since });
  await bookPastOrders(test.db, new Date(), { log, stopping: new AbortController().signal });
  expect(await test.db.$count(ledgerProgress)).toBe(1);
  await test.db.delete(ledgerProgress);
});

it('reports an order whose sums were changed past the ledger', async () => {
  const { id } = desk.store;
  const isCompleted = sql`${orders.store_id} = ${id} and ${orders.order_status} = ${COMPLETED}`;
  const [one] = await test.db.select().from(orders).where(isCompleted).limit(1);
  await test.db
    .update(orders)
    .set({ total: sql`${orders.total} + 1` })
    .where(eq(orders.id, one?.id ?? ''));
  expect(await ledgerDifferences(test.db, id)).toMatchObject([{ sum: 'charged' }]);
});
