import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultBookingRules } from '#contract/bookings/bookingRules';
import type { Order } from '#contract/entities/order';
import { isResult } from '#contract/ledger/accounts';
import { amountDueOf, cardDueOf } from '#contract/orders/amountDueOf';
import { amountGoneBack, refundablePieces } from '#contract/orders/refunds';
import { endedEarly, orderStatus } from '#contract/orders/statuses';
import { statementSums } from '#contract/statements/sums';
import { storeSettings, stores } from '#server/db/schema/index';
import { keptDifferences, ledgerDifferences } from '#server/modules/ledger/service';
import { makeAccountantLink } from '../../support/accountantCases';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeItem, makeTable } from '../../support/factories/index';
import { ledgerOf } from '../../support/ledgerEntries';

const { ACCEPTED, ARRIVED, PREPARING, READY, COMPLETED, CANCELLED_BY_STORE } = orderStatus;
let test: TestApp;
let desk: ChangeDesk;
let free: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test, { is_store_can_complete_order: true });
  free = await makeItem(test.db, desk.store, { price: 0 });
});
afterAll(() => test.close());

/** One step with an order; steps that it no longer allows have no effect. */
type Step = (order: Order) => Promise<unknown>;

const pieces = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 });

const edits = fc
  .record({ kept: pieces, soups: fc.integer({ min: 0, max: 3 }), isAgreed: fc.boolean(), fee: fc.boolean() })
  .map(
    ({ kept, soups, isAgreed, fee }): Step =>
      async (order) => {
        const items = [
          ...order.items.flatMap(({ line }, at) => (kept[at] === 0 ? [] : [{ line, quantity: kept[at] ?? 1 }])),
          ...(soups > 0 ? [{ item_id: desk.soup.id, quantity: soups }] : []),
        ];
        const reply = await desk.editReply(order, items);
        if (!reply.success) return;
        // The order may become another while its customer thinks.
        if (fee) await toPickup((await desk.getOrder(order)).order);
        await desk.answerReply(order, reply.change, isAgreed);
      },
  );

const refunds = pieces.map(
  (back): Step =>
    async (order) => {
      const lines = order.items.flatMap((item, at) => {
        const quantity = Math.min(refundablePieces(item), back[at] ?? 0);
        return quantity > 0 ? [{ line: item.line, quantity }] : [];
      });
      if (lines.length > 0) await desk.refundReply(order, { lines });
    },
);

const payment: Step = (order) => desk.payReply(order, Math.max(1, cardDueOf(order)));

const toPickup: Step = ({ _id, version }) =>
  call(test.app, desk.owner, 'change_to_pickup', { order_id: _id, version, idempotency_key: randomUUID() });

/** Guests sit down, and stay until they have paid; those who called off their booking don't. */
const served: Step = async (order) => {
  if (order.order_type !== 'table') return;
  if (order.order_status === ACCEPTED) await desk.moveReply(order, ARRIVED);
  else if (order.order_status === ARRIVED) await desk.moveReply(order, COMPLETED);
};

const handedOver: Step = async (order) => {
  if (order.order_type !== 'pickup' || order.order_status !== ACCEPTED) return;
  await desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED);
};

const calledOff: Step = (order) => desk.moveReply(order, CANCELLED_BY_STORE, { reason: 'Oven broke' });

const life = fc.record({
  paid_by: fc.constantFrom('card', 'cash'),
  payment_status: fc.constantFrom('paid', 'pending'),
  isFree: fc.boolean(),
  kind: fc.constantFrom('pickup', 'delivery', 'booking'),
  hasDishes: fc.boolean(),
  isOffTheBill: fc.boolean(),
  isTaxIncluded: fc.boolean(),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: edits },
      { weight: 3, arbitrary: refunds },
      { weight: 3, arbitrary: fc.constant(payment) },
      { weight: 1, arbitrary: fc.constantFrom(toPickup, handedOver, calledOff) },
      { weight: 2, arbitrary: fc.constant(served) },
    ),
    { minLength: 3, maxLength: 8 },
  ),
});

/** A customer books a table at the store, and agrees to a fee. */
async function placeBooking(
  given: Parameters<ChangeDesk['placeOutside']>[0] & { items: object[] },
  { hasDishes, isOffTheBill, isTaxIncluded }: { hasDishes: boolean; isOffTheBill: boolean; isTaxIncluded: boolean },
) {
  const fee = {
    amount: 1_500,
    per: 'booking',
    is_off_the_bill: isOffTheBill,
    due_within: 30,
    after_no_shows: 0,
  } as const;
  await test.db
    .update(storeSettings)
    .set({ booking_rules: { ...defaultBookingRules, fee } })
    .where(eq(storeSettings.store_id, desk.store.id));
  await test.db
    .update(stores)
    .set({ is_tax_included: isTaxIncluded, store_tax: 19 })
    .where(eq(stores.id, desk.store.id));
  const table = await makeTable(test.db, desk.store);
  const quarter = 15 * 60_000;
  const schedule_at = new Date((Math.floor(Date.now() / quarter) + 2) * quarter).toISOString();
  const guests = { order_type: 'table', table_id: table.id, persons: 2, schedule_at } as const;
  return desk.placeOutside({ ...given, ...guests, ...(hasDishes ? {} : { items: [] }) });
}

it('what a customer paid, less what went back, with what is still to pay, is what the order comes to without the pieces that went back', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ paid_by, payment_status, isFree, kind, steps, ...booking }) => {
      const items = [{ item_id: isFree ? free.id : desk.item.id, quantity: 2 }];
      const given = { paid_by, payment_status, items } as const;
      const placed =
        kind === 'booking'
          ? await placeBooking(given, booking)
          : await (kind === 'delivery' ? desk.placeDelivery : desk.placeOutside)(given);
      await desk.move(placed.order, ACCEPTED);
      for (const step of steps) {
        await step((await desk.getOrder(placed.order)).order);
        const { order } = await desk.getOrder(placed.order);
        const due = amountDueOf(order);
        const comesTo = endedEarly(order.order_status) ? 0 : order.total - amountGoneBack(order);
        expect(order.paid_amount - order.refunded + due).toBe(comesTo);
        if (due > 0) expect(order.payment_status).toBe('pending');
        else if (!endedEarly(order.order_status)) expect(order.payment_status).not.toBe('pending');
        // The ledger knows the same, step by step: what is kept for the customer, or still owed by them.
        const { sum } = await ledgerOf(test.db, order);
        expect(sum()).toBe(0);
        const isCompleted = order.order_status === COMPLETED;
        if (!endedEarly(order.order_status)) {
          expect(sum('customers')).toBe(isCompleted ? 0 - due : order.paid_amount - order.refunded);
        }
      }
    }),
    { numRuns: 40 },
  );
  expect(await ledgerDifferences(test.db, desk.store.id)).toEqual([]);
  // Kept sums, earnings and the exported entries agree with it to the cent.
  expect(await keptDifferences(test.db, desk.store.id)).toEqual([]);
  const { net, end_date, ...week } = await callAs(test.app, desk.owner, 'get_earning', {});
  const dates = { start_date: week.start_date, end_date };
  const { data, next } = await callAs(test.app, desk.owner, 'get_ledger_entry_export', dates);
  expect(next).toBeUndefined();
  const earned = data.filter(({ account }) => isResult(account)).reduce((sum, { amount }) => sum + amount, 0);
  expect([net, week.days.reduce((sum, day) => sum + day.net, 0)]).toEqual([earned, earned]);
  // So do the panels of the orders, the months that an accountant reads, the history and the dashboard.
  const { data: ended } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'history', perPage: 100 });
  const panels = await Promise.all(
    ended.map(({ _id }) => callAs(test.app, desk.owner, 'get_order_earnings', { order_id: _id })),
  );
  expect(panels.reduce((sum, { earnings }) => sum + earnings.earned, 0)).toBe(earned);
  const { token } = await makeAccountantLink(test.db, desk.store);
  const { months } = (await callAs(test.app, null, 'get_accountant_books', { token })).books;
  expect(months.reduce((sum, month) => sum + month.net, 0)).toBe(earned);
  const entries = await Promise.all(
    months.map(({ month }) => callAs(test.app, null, 'get_accountant_entries', { token, month })),
  );
  expect(entries.flatMap((part) => part.data).length).toBe(data.length);
  const { reconciliation } = await callAs(test.app, desk.owner, 'get_history_reconciliation', { period: 'week' });
  if (!reconciliation) throw new Error('the ledger is incomplete');
  const { total, cancellation_charge, refunded, ledger } = reconciliation;
  expect(total + cancellation_charge - refunded).toBe(ledger);
  const charged = ['sales', 'discounts', 'delivery_fees', 'tips', 'booking_fees', 'tax', 'included_tax'];
  const booked = data.filter(({ account }) => [...charged, 'cancellation_charges', 'refunds'].includes(account));
  expect(ledger).toBe(booked.reduce((sum, { amount }) => sum + amount, 0));
  const year = Number(end_date.slice(0, 4));
  const report = await callAs(test.app, desk.owner, 'dashboard/EarningReport', { year });
  const totals = await callAs(test.app, desk.owner, 'get_order_totals', dates);
  expect(totals.total).toBe(total);
  const fees = data.filter(({ account }) => account === 'booking_fees');
  expect(totals.fee_charged).toBe(fees.reduce((sum, { amount }) => sum + amount, 0));
  expect(report.periods.reduce((sum, period) => sum + period.total, 0)).toBe(total);
  // And so does the statement, once everything is paid out. A store that took cash may owe the platform: an adjustment makes up for it.
  const ofStore = () => ({ store_id: desk.store.id, idempotency_key: randomUUID(), reason: 'To be paid out' });
  const adjustment = 10_000_000;
  await callAs(test.app, 'platform', 'platform/add_adjustment', { ...ofStore(), amount: adjustment });
  const { balance } = await callAs(test.app, desk.owner, 'get_wallet', {});
  const paid = await callAs(test.app, 'platform', 'platform/add_payout', { ...ofStore(), amount: balance });
  const { statement } = await callAs(test.app, desk.owner, 'get_payout_statement', { _id: paid.transaction._id });
  expect(statement.balance_before).toBe(0);
  expect(statementSums(statement)).toMatchObject({ earned: earned + adjustment, paid_out: balance, due: 0 });
  const { data: sealed } = await callAs(test.app, desk.owner, 'get_payout_statement_entries', {
    _id: paid.transaction._id,
  });
  const results = sealed.filter(({ account }) => isResult(account)).reduce((sum, { amount }) => sum + amount, 0);
  expect(results).toBe(earned + adjustment);
}, 180_000);
