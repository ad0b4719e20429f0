import type { OrderRules } from '#contract/orders/orderRules';
import { paymentStatusOf } from '#contract/orders/refunds';
import { type Ending, settlementOf } from '#contract/orders/settlement';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { closePendingChange } from '../changes/settleChange';
import { giveBack } from '../money/giveBack';
import type { Happening, Move } from '../orderEvent';
import type { OrderRow } from '../orderRecord';

/** What moves bring with them beside the statuses. */
interface Consequences {
  set: Partial<OrderRow>;
  happenings: Happening[];
}

type OrderMove = Move & { axis: 'order' };

/** How a move ends an order before its time; `undefined` where it does not. */
function endingOf({ to, action, is_charged }: OrderMove): Ending | undefined {
  switch (to) {
    case orderStatus.CANCELLED_BY_CUSTOMER:
      return 'customer_cancel';
    case orderStatus.REJECTED:
      return 'reject';
    case orderStatus.CANCELLED_BY_STORE:
      if (action === 'no_show') return 'no_show';
      return is_charged ? 'customer_asked' : 'cancel';
    default:
      return undefined;
  }
}

/**
 * What the moves of a locked order bring with them: once the kitchen is done, or the order has ended, nobody waits for an
 * answer to a change any more; an order that ends before its time gives back what the customer paid, less the charge.
 */
export async function settleEnding(
  tx: Database,
  order: OrderRow,
  moves: readonly Move[],
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<Consequences> {
  const move = moves.findLast((move): move is OrderMove => move.axis === 'order');
  if (!move || (move.to !== orderStatus.READY && !isFinal(move.to))) return { set: {}, happenings: [] };
  const closed = await closePendingChange(tx, order, move.actor, now);
  const ending = endingOf(move);
  if (!ending) return { set: isFinal(move.to) ? { seen_items: null } : {}, happenings: closed };

  const { charge, refund } = settlementOf(ending, order.order_status, order, rules);
  // What changes brought on top is no longer to pay.
  const paid = { ...order, extra_due: 0 };
  const due = order.extra_due > 0 ? { extra_due: 0, payment_status: paymentStatusOf(paid) } : {};
  // What cost nothing counts as paid; a charge for it is not.
  const owed = charge > 0 && order.paid_amount === 0 ? ({ payment_status: 'pending' } as const) : {};
  const set = { cancellation_charge: charge, seen_items: null, ...due, ...owed };
  if (refund === 0) return { set, happenings: closed };
  const reason = move.reason ?? '';
  const back = await giveBack(tx, paid, { kind: 'cancellation', amount: refund, lines: [], reason }, move.actor, now);
  return { set: { ...set, ...back.set }, happenings: [...closed, back.happening] };
}
