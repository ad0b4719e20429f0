import { isErased } from '#contract/erasure';
import type { EventChange, PaymentState } from '#contract/payments/orderPayment';
import { ownFailures } from '#contract/payments/paymentFailure';
import type { Database } from '#server/db/database';
import { paymentRefunds, payments } from '#server/db/schema/payments';
import type { GatewayPayment, GatewayRefund } from '#server/gateways/payments/paymentGateway';
import {
  alterOrder,
  customerActor,
  disputeFeesOf,
  disputesOf,
  endHold,
  followOrder,
  type Happening,
  lockOrder,
  systemActor,
} from '../orders/service';
import { settlements } from './disputeRefunds';
import { isPayment, isRefund, lockRefunds, type PaymentRow, type RefundRow } from './paymentRows';
import { canTryAgain, nextRefundTry } from './retries';
import { takeAmount, takeForeignRefund, toPayByCard } from './takePayment';

const overStates: readonly PaymentState[] = ['paid', 'voided', 'failed'];

/** The state of a payment as its gateway reports it. A saved card takes no money. */
function stateOf({ mode, state }: PaymentRow, seen: GatewayPayment): PaymentState {
  if (mode !== 'save_card') return seen.state;
  // Used up, or of no more use: the gateway doesn't know.
  if (state === 'voided') return state;
  if (seen.savedCard !== null && seen.state !== 'waiting') return 'saved';
  return seen.state === 'failed' || seen.state === 'voided' ? 'failed' : 'waiting';
}

/** The part of a card that is kept: brand and last digits. */
const cardOf = (seen: GatewayPayment) => seen.card && { brand: seen.card.brand, last4: seen.card.last4 };

/**
 * A refund of ours whose reply was lost: by its key where the gateway keeps that, otherwise one of that amount that was
 * already sent. Or else one of that amount that the gateway refused, which someone then made in its own pages, perhaps
 * after it was marked as settled. The money of a dispute isn't such a refund.
 */
function lostOf(rows: readonly RefundRow[], seen: GatewayRefund, isOfDispute: boolean): RefundRow | undefined {
  if (seen.state === 'failed') return undefined;
  const unnumbered = rows.filter(({ number }) => number === null);
  if (seen.key) return unnumbered.find(({ id }) => seen.key?.startsWith(id));
  const isSent = ({ state, tries, number }: RefundRow) => state === 'waiting' && tries > 0 && number === null;
  const same = rows.filter(({ amount, is_foreign }) => amount === seen.amount && !is_foreign);
  const sent = seen.key === undefined ? same.find(isSent) : undefined;
  if (sent || isOfDispute) return sent;
  return same.find(({ state }) => state === 'failed' || state === 'settled');
}

async function tellFailedRefund(tx: Database, row: PaymentRow, refund: RefundRow, now: Date): Promise<void> {
  const order = await lockOrder(tx, row.store_id, row.order_id);
  const failed = { kind: 'refund_failed', actor: systemActor, detail: { refund_id: refund.order_refund_id } } as const;
  await alterOrder(tx, order, { set: {}, happenings: [failed] }, now);
}

/** Brings the refunds of a payment to the state at its gateway. */
async function applyRefunds(tx: Database, row: PaymentRow, seen: readonly GatewayRefund[], now: Date): Promise<void> {
  const disputes = disputesOf(row.dispute);
  /** Whether it can be the money of a dispute that the store hasn't won. */
  const canBeOfDispute = ({ dispute, amount }: GatewayRefund) =>
    Boolean(dispute) ||
    (dispute === null && disputes.some((known) => known.amount === amount && known.state !== 'won'));
  /** Whether its money is booked already, by the number of a dispute. */
  const isOfDispute = (recorded: readonly RefundRow[], refund: GatewayRefund) =>
    [...settlements(disputes, seen, recorded)].some(
      ([dispute, settlement]) => settlement === refund.id && recorded.some(({ number }) => number === dispute),
    );
  for (const refund of seen) {
    const recorded = await lockRefunds(tx, row);
    const match =
      recorded.find(({ number }) => number === refund.id) ?? lostOf(recorded, refund, canBeOfDispute(refund));
    if (match) {
      const { id: number, state, failure = state === 'failed' ? ownFailures.failed : '' } = refund;
      if (match.state === state && match.number === number && match.failure === failure) continue;
      // Someone has given the money back since.
      if (match.state === 'settled' && state !== 'done') continue;
      if (match.state === 'waiting' && state === 'failed' && canTryAgain(match, failure)) {
        const next_try_at = nextRefundTry(match.tries, now);
        const again = { number: null, failure, round: match.round + 1, next_try_at };
        await tx.update(paymentRefunds).set(again).where(isRefund(match));
        continue;
      }
      const set = { number, state, failure, ...(state !== 'waiting' && { next_try_at: null }) };
      await tx.update(paymentRefunds).set(set).where(isRefund(match));
      if (refund.state === 'failed' && match.state !== 'failed') await tellFailedRefund(tx, row, match, now);
    } else if (refund.state !== 'failed' && !isOfDispute(recorded, refund))
      await takeForeignRefund(tx, row, refund, now);
  }
}

/** The entry in the order's history about the new state of a payment, besides money that was taken. */
function happeningOf(state: PaymentState, row: PaymentRow, name: string): Happening | undefined {
  if (state === row.state) return undefined;
  const detail = { amount: row.amount };
  if (state === 'authorized') return { kind: 'authorized', actor: customerActor(name), detail };
  // A checkout that no one finished isn't told; a hold that ended and a card that wasn't charged are.
  const isLost = row.state === 'authorized' || row.wanted === 'charge';
  if (isLost && (state === 'failed' || (state === 'voided' && row.wanted !== 'void')))
    return { kind: 'payment_failed', actor: systemActor, detail };
  return undefined;
}

/** Brings a locked order to the state of its payment: authorized, or due again. */
async function applyState(tx: Database, row: PaymentRow, state: PaymentState, now: Date): Promise<void> {
  const order = await lockOrder(tx, row.store_id, row.order_id);
  const happening = happeningOf(state, row, order.customer_name);
  if (happening) {
    // A fee that was waived since, or a booking that has ended, needs no hold: it is released below.
    const isWanted = order.payment_status === 'pending' && order.paid_amount === 0 && toPayByCard(order) > 0;
    const holds = happening.kind === 'authorized' && isWanted;
    const isDue = happening.kind === 'payment_failed' && order.payment_status === 'authorized';
    const set = holds
      ? ({ payment_status: 'authorized' } as const)
      : isDue
        ? ({ payment_status: 'pending' } as const)
        : {};
    await alterOrder(tx, order, { set, happenings: [happening] }, now);
  }
  if (state === 'voided' && row.wanted === 'void')
    await endHold(tx, await lockOrder(tx, row.store_id, row.order_id), now);
  if (state !== row.state && (state === 'authorized' || state === 'saved'))
    await followOrder(tx, await lockOrder(tx, row.store_id, row.order_id), now);
}

/** The columns for a card and its customer; none once they were erased. */
async function personOf(tx: Database, row: PaymentRow, seen: GatewayPayment) {
  if (isErased({ name: (await lockOrder(tx, row.store_id, row.order_id)).customer_name })) return {};
  return {
    ...(seen.card && { card: cardOf(seen) }),
    ...(seen.customer && { customer: seen.customer }),
    ...(seen.savedCard && { saved_card: seen.savedCard }),
  };
}

interface Facts {
  [field: string]: string | number | null;
}

async function factsOf(tx: Database, { store_id, order_id, id }: PaymentRow): Promise<Facts> {
  const order = await lockOrder(tx, store_id, order_id);
  const [row] = await tx.select().from(payments).where(isPayment({ store_id, id }));
  const refunds = await lockRefunds(tx, { store_id, id });
  const count = (state: RefundRow['state']) => refunds.filter((one) => one.state === state).length;
  return {
    ...{
      state: row?.state ?? null,
      captured: row?.captured ?? null,
      capture_before: row?.capture_before?.toISOString() ?? null,
    },
    ...{ refunds_waiting: count('waiting'), refunds_done: count('done'), refunds_failed: count('failed') },
    ...{ dispute: row?.dispute?.state ?? null, dispute_fees: disputeFeesOf(row?.dispute ?? null) },
    payment_status: order.payment_status,
    ...{ paid_amount: order.paid_amount, refunded: order.refunded },
  };
}

/** Carries out a change of a payment, and says what differs afterwards. */
export async function changesBy(tx: Database, row: PaymentRow, change: () => Promise<void>): Promise<EventChange[]> {
  const before = await factsOf(tx, row);
  await change();
  const after = await factsOf(tx, row);
  return Object.keys(after).flatMap((field) => {
    const [was = null, is = null] = [before[field], after[field]];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/**
 * Brings a payment and its order to the state that the gateway reports. The caller has locked the order, and read the
 * payment since: reports of the past can't arrive here, whatever the order of messages.
 */
export async function applyPayment(tx: Database, row: PaymentRow, seen: GatewayPayment, now: Date): Promise<void> {
  const state = stateOf(row, seen);
  const isOver = overStates.includes(state);
  const isSettled = isOver || (state === 'saved' && row.wanted === null);
  await tx
    .update(payments)
    .set({
      state,
      // A page that was paid is a payment with another number.
      payment: seen.id,
      captured: seen.captured,
      capture_before: seen.captureBefore,
      ...(await personOf(tx, row, seen)),
      ...(isSettled && { wanted: null, wanted_amount: null, next_try_at: null }),
      ...(state === 'authorized' && row.wanted === null && { next_try_at: null }),
      ...(state !== row.state && { failure: '' }),
    })
    .where(isPayment(row));
  await applyState(tx, row, state, now);
  const taken = seen.captured - row.booked;
  if (taken > 0) {
    const order = await lockOrder(tx, row.store_id, row.order_id);
    const actor = row.mode === 'charge' && row.saved_card ? systemActor : customerActor(order.customer_name);
    const bookPayment = () => tx.update(payments).set({ booked: seen.captured }).where(isPayment(row));
    await takeAmount(tx, order, taken, { actor, now, bookPayment });
  }
  await applyRefunds(tx, row, seen.refunds, now);
}

/** Writes how much of a payment went back. */
export async function sumRefunds(tx: Database, row: PaymentRow): Promise<void> {
  const done = (await lockRefunds(tx, row)).filter((refund) => refund.state === 'done');
  const refunded = done.reduce((sum, { amount }) => sum + amount, 0);
  await tx.update(payments).set({ refunded }).where(isPayment(row));
}
