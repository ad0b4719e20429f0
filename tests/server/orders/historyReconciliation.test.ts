import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { ledgerProgress } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';

const { PREPARING, READY, COMPLETED, CANCELLED_BY_STORE } = orderStatus;

let test: TestApp;
let desk: ChangeDesk;
/** Wednesdays at noon, a week apart. */
const [first, second, third] = ['2031-06-11', '2031-06-18', '2031-06-25'] as const;
const goTo = (day: string) => {
  test.clock.now = new Date(`${day}T10:00:00Z`);
};

const handOver = async (order: Order) =>
  desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED);
const giveBack = async (order: Order) =>
  desk.refund((await desk.getOrder(order)).order, { lines: [{ line: 0, quantity: 1 }] });
async function reconciliationOf(date: string, period: BodyOf<'get_history_reconciliation'>['period'] = 'week') {
  const reply = await callAs(test.app, desk.owner, 'get_history_reconciliation', { period, date });
  if (!reply.reconciliation) throw new Error('the ledger is incomplete');
  return reply.reconciliation;
}

/** The price of one piece. */
let piece: number;
beforeAll(async () => {
  test = await buildTestApp();
  goTo(first);
  desk = await openChangeDesk(test, { is_store_can_complete_order: true });
  const order = await handOver(await desk.paidOrder(4));
  piece = order.total / 4;
  await giveBack(order);
  goTo(second);
  await giveBack(order);
  const next = await handOver(await desk.paidOrder(3));
  await desk.moveReply(await desk.paidOrder(2), CANCELLED_BY_STORE, { reason: 'Oven broke' });
  goTo(third);
  await giveBack(next);
  await giveBack(order);
});
afterAll(() => test.close());

it('leads from each week’s orders to its entries, with refunds of earlier orders and later refunds of these', async () => {
  const zero = { cancellation_charge: 0, later_refunds: 0, earlier_refunds: 0 };
  expect(await reconciliationOf(first)).toEqual({
    ...{ ...zero, start_date: '2031-06-08', end_date: '2031-06-14', currency: desk.store.currency },
    ...{ total: 4 * piece, refunded: 3 * piece, later_refunds: 2 * piece, ledger: 3 * piece },
  });
  expect(await reconciliationOf(second)).toMatchObject({
    ...{ ...zero, total: 3 * piece, refunded: piece, later_refunds: piece, earlier_refunds: piece, ledger: 2 * piece },
  });
  expect(await reconciliationOf(third)).toMatchObject({
    ...zero,
    total: 0,
    earlier_refunds: 2 * piece,
    ledger: -2 * piece,
  });
  expect(await reconciliationOf(third, 'month')).toMatchObject({
    ...{ ...zero, total: 7 * piece, refunded: 4 * piece, ledger: 3 * piece },
  });
});

it('adds up to the ledger in every period', async () => {
  for (const date of [first, second, third])
    for (const period of ['day', 'week', 'month'] as const) {
      const one = await reconciliationOf(date, period);
      const byOrder = one.total + one.cancellation_charge - one.refunded;
      expect(byOrder + one.later_refunds - one.earlier_refunds).toBe(one.ledger);
    }
});

it('is not there for days that have not come, nor until the ledger has all orders', async () => {
  const later = { period: 'week', date: '2031-07-09' } as const;
  expect(await errorOf(test.app, desk.owner, 'get_history_reconciliation', later)).toBe(
    errorCodes.ORDER_HISTORY_NOT_FOUND,
  );
  await test.db.insert(ledgerProgress).values({ store_id: desk.store.id, complete_since: new Date('2031-06-12') });
  const reply = await callAs(test.app, desk.owner, 'get_history_reconciliation', { period: 'week', date: first });
  expect(reply.reconciliation).toBeNull();
});
