import { addHours } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import { ownFailures } from '#contract/payments/paymentFailure';
import type { Database } from '#server/db/database';
import { payments } from '#server/db/schema/payments';
import type { GatewayResult, PaymentGateway } from '#server/gateways/payments/paymentGateway';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { alterOrder, lockOrder, systemActor } from '../orders/service';
import { isPayment, type PaymentRow } from './paymentRows';
import { chargeHours, checkoutHours } from './retries';
import { syncPayment } from './syncPayment';

/** Makes the request that a payment waits for. Its key is always the same, so a repeated one is the same request. */
async function ask(gateway: PaymentGateway, row: PaymentRow): Promise<GatewayResult<{ id: string }>> {
  const { id, payment, amount, wanted, customer, saved_card, currency } = row;
  if (wanted === 'charge') {
    // Charged: only its state is missing.
    if (payment !== null) return { kind: 'done', value: { id: payment } };
    if (!customer || !saved_card) return { kind: 'refused', reason: ownFailures.noCard };
    const money = { amount, currency };
    const about = { reference: row.order_id, description: '', isCaptured: true };
    return gateway.chargeCard({ key: id, money, customer, card: saved_card, ...about });
  }
  if (payment === null) return { kind: 'refused', reason: ownFailures.gone };
  if (wanted === 'void') return gateway.void({ key: `${id}:void`, payment });
  // The whole amount where a part can't be captured: the rest goes back.
  const isWhole = gateway.missingSteps.includes('partial_capture');
  const part = isWhole ? amount : (row.wanted_amount ?? amount);
  return gateway.capture({ key: `${id}:capture:${part}`, payment, money: { amount: part, currency } });
}

/** A card wasn't charged. The order stays due, and the store is told; nothing is cancelled. */
async function noteFailure(db: Database, row: PaymentRow, reason: string, isLast: boolean, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, row.store_id, row.order_id);
    const over = { state: 'failed', wanted: null, wanted_amount: null, next_try_at: null } as const;
    await tx
      .update(payments)
      .set({ failure: reason, ...(isLast && over) })
      .where(isPayment(row));
    // Once, not with each attempt.
    if (row.failure === reason && !isLast) return;
    const failed = { kind: 'payment_failed', actor: systemActor, detail: { amount: row.amount } } as const;
    const isHeld = isLast && order.payment_status === 'authorized';
    await alterOrder(tx, order, { set: isHeld ? { payment_status: 'pending' } : {}, happenings: [failed] }, now);
  });
}

/** Whether the gateway may have forgotten that it was asked for a charge. */
const isTooLate = ({ wanted, tries, asked_at }: PaymentRow, now: Date): boolean =>
  wanted === 'charge' && tries > 1 && asked_at !== null && now >= addHours(asked_at, chargeHours);

/** Makes one attempt at a request. If the gateway can't be reached, it is made again later. */
async function request(db: Database, gateways: StoreGateways, row: PaymentRow, now: Date): Promise<void> {
  if (isTooLate(row, now)) return noteFailure(db, row, row.failure || ownFailures.noAnswer, true, now);
  const account = await gateways.find(db, row.store_id, row.gateway);
  const result: GatewayResult<{ id: string }> = account
    ? await ask(account.gateway, row)
    : { kind: 'later', reason: ownFailures.notSetUp };
  if (result.kind === 'later') {
    await db.update(payments).set({ failure: result.reason }).where(isPayment(row));
    return;
  }
  if (result.kind === 'done' && row.payment === null)
    await db
      .update(payments)
      .set({ payment: result.value.id })
      .where(and(isPayment(row), isNull(payments.payment)));
  if (row.wanted === 'charge' && result.kind !== 'done') {
    const reason = 'reason' in result ? result.reason : result.kind;
    return noteFailure(db, row, reason, true, now);
  }
  // A request that comes too late is refused: what the gateway says of the payment counts.
  await syncPayment(db, gateways, row, now);
  if (result.kind === 'done') return;
  const [after] = await db.select().from(payments).where(isPayment(row));
  if (after?.wanted !== row.wanted) return;
  if (row.wanted === 'void' || result.kind === 'unsupported') {
    // A hold that can't be released ends with its time.
    const isOver = result.kind === 'unsupported';
    await db
      .update(payments)
      .set(isOver ? { wanted: null, next_try_at: null } : { failure: result.reason })
      .where(isPayment(row));
    return;
  }
  await noteFailure(db, row, result.reason, result.kind === 'declined' && result.isHard, now);
}

/** No one finished a checkout in time. A message that comes later is still worked on. */
const giveUp = (db: Database, row: PaymentRow) =>
  db
    .update(payments)
    .set({ state: 'failed', next_try_at: null })
    .where(and(isPayment(row), eq(payments.state, 'waiting'), isNull(payments.wanted)));

/** Makes the request that a payment waits for, or reads it again in case a message was lost. */
export async function workOn(db: Database, gateways: StoreGateways, row: PaymentRow, now: Date): Promise<void> {
  if (row.wanted !== null) return request(db, gateways, row, now);
  await syncPayment(db, gateways, row, now);
  if (now >= addHours(row.created_at, checkoutHours)) await giveUp(db, row);
}
