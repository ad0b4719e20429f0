import { and, eq, sql } from 'drizzle-orm';
import type { ParsedBodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { amountOfPieces, type Pieces, refundable, refundablePieces } from '#contract/orders/refunds';
import type { Database } from '#server/db/database';
import { orderItems } from '#server/db/schema/orders';
import { fieldsNotValid } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import { storeActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { lockForOperation } from '../lockVisibleOrder';
import type { OrderRow } from '../orderRecord';
import { withActions } from '../presentOrder';
import { fieldNotFor, ruleViolation } from '../refusals';
import { loadOrderRules } from '../storeTerms';
import { writeRefund } from './orderRefunds';

type Body = ParsedBodyOf<'refund_order'>;

/** Lists every line that the order doesn't have, or that has fewer pieces left. */
function lineErrors(pieces: readonly Pieces[], order: OrderSnapshot): FieldError[] {
  return pieces.flatMap(({ line, quantity }, index) => {
    const item = order.items.find((one) => one.line === line);
    const isTwice = pieces.findIndex((one) => one.line === line) < index;
    if (!item || isTwice) return [{ path: `lines.${index}.line`, code: 'invalid_value' }];
    const left = refundablePieces(item);
    return quantity > left ? [{ path: `lines.${index}.quantity`, code: 'too_big', params: { maximum: left } }] : [];
  });
}

/**
 * The amount to refund: the price of the lines, the given amount, or everything that is left; 4143 if it is more than
 * that. An amount sent with lines is what the caller saw: a different one is refused, otherwise pieces refunded for
 * less would count as fully refunded.
 */
function amountOf({ amount, lines }: Body, order: OrderSnapshot): number {
  const left = refundable(order);
  if (lines) {
    const cost = Math.min(left, amountOfPieces(lines, order));
    if (amount !== undefined && amount !== cost) throw fieldNotFor('amount');
    return cost;
  }
  if (amount === undefined) return left;
  if (amount > left) throw ruleViolation(errorCodes.REFUND_TOO_LARGE, 'amount', { refundable: left });
  return amount;
}

/**
 * Returns the amount still due after pieces were refunded. The part of their price beyond the paid amount was never
 * paid, so it is no longer due.
 */
const dueAfter = (lines: readonly Pieces[], order: OrderSnapshot): number =>
  Math.max(0, order.extra_due - Math.max(0, amountOfPieces(lines, order) - refundable(order)));

const markPieces = (tx: Database, order: OrderRow, { line, quantity }: Pieces) =>
  tx
    .update(orderItems)
    .set({ refunded_quantity: sql`${orderItems.refunded_quantity} + ${quantity}::int` })
    .where(and(eq(orderItems.store_id, order.store_id), eq(orderItems.order_id, order.id), eq(orderItems.line, line)));

/** The store makes a refund, for an order in any state. */
export const refundOrder: Handler<'refund_order'> = async (body, { db, session, now, wakeOutbox }) => {
  const at = now();
  const rules = await loadOrderRules(db, session.store_id);
  const actor = storeActor(session);
  const refunded = await db.transaction(async (tx) => {
    const { row, order } = await lockForOperation(tx, body, 'refund', { session, rules, now: at }, (seen) =>
      ruleViolation(errorCodes.REFUND_TOO_LARGE, 'amount', { refundable: refundable(seen) }),
    );
    const { lines = [] } = body;
    const errors = lineErrors(lines, order);
    if (errors.length > 0) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, errors);
    const amount = amountOf(body, order);
    // Lines that cost nothing can't be refunded.
    if (amount === 0) throw ruleViolation(errorCodes.REFUND_TOO_LARGE, 'amount', { refundable: refundable(order) });
    for (const pieces of lines) await markPieces(tx, row, pieces);
    const named = lines.map((pieces) => ({
      ...pieces,
      name: order.items.find(({ line }) => line === pieces.line)?.name ?? [],
    }));
    const extra_due = dueAfter(lines, order);
    const back = { kind: 'refund', amount, lines: named, reason: body.reason } as const;
    const { refund, set, happening } = await writeRefund(tx, { ...row, extra_due }, back, actor, at);
    const change = { set: { ...set, extra_due }, happenings: [happening], pieces: lines } as const;
    return { refund, order: await alterOrder(tx, row, change, at) };
  });
  wakeOutbox();
  return {
    order: withActions(refunded.order, session, rules, at),
    refund: refunded.refund,
    message: successCodes.ORDER_REFUNDED,
  };
};
