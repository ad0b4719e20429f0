import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResult } from '#contract/ledger/accounts';
import { type LedgerEntry, type LedgerTransaction, sumOf } from '#contract/ledger/ledgerEntry';
import { creditedOf } from '#contract/ledger/ledgerOrder';
import { orderEarnings } from '#contract/ledger/orderEarnings';
import {
  adjusted,
  bookedStep,
  cashClosed,
  cashHandedIn,
  orderEnded,
  paidOut,
  takenBack,
} from '#contract/ledger/orderEvents';
import { pastTransactions } from '#contract/ledger/pastOrder';
import { type CommissionTerms, platformPart, providerShare, rateOf, termsAt } from '#contract/ledger/terms';
import { amountDueOf } from '#contract/orders/amountDueOf';
import { endedEarly, isFinal, orderStatus } from '#contract/orders/statuses';
import { aLife, anOrder, liveThrough, noTerms, theLine } from '../support/ledgerLives';

const entriesOf = (all: readonly LedgerTransaction[]): LedgerEntry[] => all.flatMap(({ entries }) => [...entries]);
const settled = ['platform_discounts', 'commission', 'commission_tax', 'payment_fees'] as const;
const sumsByAccount = (entries: readonly LedgerEntry[]) =>
  Object.fromEntries(
    [...new Set(entries.map(({ account }) => account))].sort().map((one) => [one, sumOf(entries, one)]),
  );
const withoutZeros = (sums: Record<string, number>) =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

describe('the ledger of an order', () => {
  it('has transactions that add up to 0, each of one event', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { transactions } = liveThrough(life);
        for (const { entries } of transactions) {
          expect(sumOf(entries)).toBe(0);
          expect(entries.length).toBeGreaterThan(1);
          for (const { amount } of entries) expect(Number.isSafeInteger(amount) && amount !== 0).toBe(true);
        }
        const events = transactions.map(({ kind, subject }) => `${kind} ${subject}`);
        expect(new Set(events).size).toBe(events.length);
      }),
      { numRuns: 300 },
    );
  });

  it('adds up to the sums of the order, whatever happened to it', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { order, transactions, owedAtEnd, disputeFee } = liveThrough(life);
        const entries = entriesOf(transactions);
        const taken = order.paid_amount - order.refunded;
        const cash = sumOf(entries, 'store_cash', 'provider_cash');
        const held = sumOf(entries, 'platform', ...settled);
        // Card payments are refunded before cash.
        const onCard = order.paid_by === 'card' ? taken : Math.max(0, (order.card_paid ?? 0) - order.refunded);
        expect([cash, held]).toEqual([onCard - taken, 0 - onCard]);
        expect(sumOf(entries, 'provider_shares')).toBe(0 - sumOf(entries, 'providers'));
        // The gateway keeps its fees of the store's money there.
        expect([sumOf(entries, 'dispute_fees'), sumOf(entries, 'gateway')]).toEqual([0 - disputeFee, disputeFee]);
        if (!isFinal(order.order_status)) expect(sumOf(entries, 'customers')).toBe(taken);
        else if (endedEarly(order.order_status)) expect(sumOf(entries, 'customers')).toBe(0 - owedAtEnd);
        else {
          expect(sumOf(entries, 'customers')).toBe(0 - amountDueOf(order));
          expect(sumOf(entries, 'sales')).toBe(order.subtotal);
          expect(sumOf(entries, 'discounts')).toBe(0 - order.discount);
          expect(sumOf(entries, 'delivery_fees')).toBe(order.delivery_fee);
          expect(sumOf(entries, 'tips')).toBe(order.tip_amount);
          expect(sumOf(entries, 'booking_fees')).toBe(order.fee_charged);
          if (creditedOf(order) === 0) expect(sumOf(entries, 'tax')).toBe(order.tax);
          expect(sumOf(entries, 'refunds')).toBe(0 - creditedOf(order));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps nothing of tax, the platform’s part and a returned percentage of what went back altogether', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { order, transactions } = liveThrough(life);
        if (order.order_status !== orderStatus.COMPLETED || creditedOf(order) !== order.total || order.total === 0)
          return;
        const entries = entriesOf(transactions);
        expect(sumOf(entries, 'tax')).toBe(0);
        expect(sumOf(entries, 'platform_discounts')).toBe(0);
        const { commission_terms: terms } = order;
        if (terms?.is_returned_on_refund) expect(sumOf(entries, 'commission')).toBe(0 - terms[order.order_type].amount);
      }),
      { numRuns: 300 },
    );
  });

  it('explains what it brought in lines that add up', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { order, transactions } = liveThrough(life);
        const entries = entriesOf(transactions);
        const { charged, earned, lines } = orderEarnings(entries);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(earned);
        expect(earned).toBe(entries.reduce((sum, one) => sum + (isResult(one.account) ? one.amount : 0), 0));
        if (order.order_status === orderStatus.COMPLETED) expect(charged).toBe(order.total);
        if (endedEarly(order.order_status)) expect(charged).toBe(order.cancellation_charge);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to the same when it is written afterwards', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { order, transactions, past, hasForgiven } = liveThrough(life);
        // Fees of bookings paid in cash are younger than the ledger.
        if (hasForgiven || (order.card_paid ?? 0) > 0) return;
        const later = pastTransactions(past, null);
        for (const { entries } of later) expect(sumOf(entries)).toBe(0);
        expect(withoutZeros(sumsByAccount(entriesOf(later)))).toEqual(
          withoutZeros(sumsByAccount(entriesOf(transactions))),
        );
        const paymentsOf = (all: readonly LedgerTransaction[]) =>
          all
            .filter(({ kind }) => kind !== 'payment' && kind !== 'booking_fee')
            .map(({ kind, subject }) => `${kind} ${subject}`);
        expect(paymentsOf(later).sort()).toEqual(paymentsOf(transactions).sort());
      }),
      { numRuns: 300 },
    );
  });

  it('has what went back without a refund of its own, as in orders of older versions', () => {
    const order = anOrder({ items: [theLine({ unit_price: 900 })], order_status: orderStatus.COMPLETED, isPaid: true });
    const at = '2026-01-01T00:00:00.000Z';
    const past = { order: { ...order, refunded: 900 }, created_at: at, ended_at: at, refunds: [], payments: [] };
    const entries = entriesOf(pastTransactions(past, null));
    expect(withoutZeros(sumsByAccount(entries))).toEqual({ refunds: -900, sales: 900 });
  });

  it('never returns more than was taken', () => {
    fc.assert(
      fc.property(aLife, (life) => {
        const { order } = liveThrough(life);
        expect(order.refunded).toBeLessThanOrEqual(order.paid_amount);
      }),
    );
  });
});

describe('an order of 14.90', () => {
  const terms: CommissionTerms = {
    ...noTerms,
    pickup: { percent: 30, amount: 0 },
    payment_fee: { percent: 3, amount: 0 },
  };
  const order = anOrder({
    items: [theLine({ unit_price: 1490, tax_rate: 19 })],
    paid_by: 'card',
    commission_terms: terms,
    order_status: orderStatus.COMPLETED,
    isPaid: true,
  });

  it('brings 8.31: without its tax, the commission and the payment fee', () => {
    const { charged, earned, lines } = orderEarnings(orderEnded(order).entries);
    expect([charged, earned]).toEqual([1490, 831]);
    expect(lines.map(({ part, account, amount }) => [part, account, amount])).toEqual([
      ['charged', 'sales', 1490],
      ['taken', 'tax', -238],
      ['taken', 'commission', -376],
      ['taken', 'payment_fees', -45],
    ]);
  });

  it('explains its commission step by step', () => {
    const commission = orderEnded(order).entries.find(({ account }) => account === 'commission');
    expect(commission?.steps).toEqual([
      { key: 'items', amount: 1490 },
      { key: 'tax', amount: -238 },
      { key: 'base', amount: 1252 },
      { key: 'percentage', amount: 376, percent: 30 },
    ]);
  });

  it('has a payment fee only for what the platform took, and none for what the store’s own gateway did', () => {
    const unpaid = { ...order, paid_amount: 0, payment_status: 'pending' };
    const before = { ...unpaid, order_status: orderStatus.ACCEPTED };
    const feesOf = (transactions: readonly LedgerTransaction[]) =>
      transactions.reduce((sum, { entries }) => sum + sumOf(entries, 'payment_fees'), 0);
    const open = { ...order, order_status: orderStatus.ACCEPTED };
    expect(feesOf(bookedStep({ before: open, after: order, atGateway: { before: 1490 } }))).toBe(0);
    // A part of it, and all of it after the end.
    expect(feesOf(bookedStep({ before: open, after: order, atGateway: { before: 490 } }))).toBe(-30);
    expect(feesOf(bookedStep({ before: unpaid, after: order, atGateway: { taken: 1490 } }))).toBe(0);
    expect(feesOf(bookedStep({ before: unpaid, after: order }))).toBe(-45);
    // Called off with a charge of 300, which is what is left of the gateway's payment.
    const calledOff = {
      ...order,
      order_status: orderStatus.CANCELLED_BY_STORE,
      cancellation_charge: 300,
      refunded: 1190,
    };
    const wasOpen = { ...before, paid_amount: 1490, refunded: 1190, payment_status: 'paid' };
    expect(feesOf(bookedStep({ before: wasOpen, after: calledOff, atGateway: { before: 1490 } }))).toBe(0);
    expect(feesOf(bookedStep({ before: wasOpen, after: calledOff }))).toBe(-9);
  });

  it('leaves a debt to the platform if the store took it in cash', () => {
    const { entries } = orderEnded({ ...order, paid_by: 'cash' });
    expect(sumOf(entries, 'platform')).toBe(376);
    expect(sumOf(entries, 'payment_fees')).toBe(0);
  });

  it('books what the customer pays later as owed by them', () => {
    const unpaid = { ...order, paid_amount: 0, payment_status: 'pending' };
    const { entries } = orderEnded(unpaid);
    expect(sumOf(entries, 'customers')).toBe(-1490);
    expect(sumOf(entries, 'payment_fees')).toBe(0);
  });
});

describe('terms', () => {
  it('give the store the odd cent of a discount that is shared equally', () => {
    expect(platformPart(101, 50)).toBe(50);
    expect(platformPart(99, 33.333)).toBe(33);
    expect(platformPart(1, 51)).toBe(1);
    expect(platformPart(500, 0)).toBe(0);
    expect(platformPart(500, 100)).toBe(500);
  });

  it('never share more or less than the discount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (discount, thousandths) => {
          const part = platformPart(discount, thousandths / 1000);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(discount);
        },
      ),
    );
  });

  it('begin with their first business day', () => {
    const of = (first_day: string) => ({ ...noTerms, _id: first_day, first_day });
    const all = [of('2026-12-01'), of('2026-11-01')];
    const at = (instant: string, day_starts_at = 0) =>
      termsAt(all, new Date(instant), { timezone: 'Europe/Paris', day_starts_at })?._id ?? null;
    expect(at('2026-10-31T22:59:59Z')).toBeNull();
    expect(at('2026-10-31T23:00:00Z')).toBe('2026-11-01');
    expect(at('2026-11-30T23:00:00Z')).toBe('2026-12-01');
    expect(at('2026-11-01T02:59:59Z', 240)).toBeNull();
    expect(at('2026-11-01T03:00:00Z', 240)).toBe('2026-11-01');
  });

  it('add a fixed amount to a percentage, and count a base below 0 as 0', () => {
    expect(rateOf({ percent: 12.5, amount: 30 }, 1000).amount).toBe(155);
    expect(rateOf({ percent: 12.5, amount: 30 }, -1000).amount).toBe(30);
  });

  it('pay a delivery person by the store’s rule', () => {
    const delivery = { delivery_fee: 300, tip_amount: 55 };
    expect(providerShare({ type: 'fee_and_tips', amount: 1, percent: 1 }, delivery).amount).toBe(355);
    expect(providerShare({ type: 'fixed', amount: 400, percent: 1 }, delivery).amount).toBe(400);
    expect(providerShare({ type: 'percentage', amount: 1, percent: 50 }, delivery).amount).toBe(178);
  });
});

describe('what happens without an order', () => {
  const correction = adjusted('a', -120);
  it('adds up to 0 too', () => {
    for (const { entries } of [
      cashHandedIn('c', 'p', 500),
      cashClosed('e', 'p', 500, 480),
      cashClosed('f', 'p', 500, 520),
      correction,
      paidOut('b', 700),
      takenBack('d', correction.entries),
    ])
      expect(sumOf(entries)).toBe(0);
  });

  it('is taken back by the opposite', () => {
    const back = takenBack('d', correction.entries);
    expect(back.entries.map(({ account, amount }) => [account, amount])).toEqual([
      ['adjustments', 120],
      ['platform', -120],
    ]);
  });
});
