import { addMinutes } from 'date-fns';
import { paymentStatusOf } from '#contract/orders/refunds';
import { orderStatus } from '#contract/orders/statuses';
import { seededRandom } from '#server/demoData/random';
import type { orderRefunds } from '../../schema/index';
import type { OrderRows } from './orderRows';
import { seededId } from './seededId';

/** One in so many completed orders gave reason to pay some of it back. */
const complaintEvery = 40;
const complaints = ['Item was missing', 'Not good: it was cold', 'Too late', 'Wrong item'] as const;

type RefundRow = typeof orderRefunds.$inferInsert;

/**
 * The refunds behind an order's sums: what went back when it ended before its time, and now and then for a complaint
 * afterwards. They have their own random sequence, so that the rest of the demo doesn't change.
 *
 * @returns the rows, with the order and its history as they are after them
 */
export function withRefunds(rows: OrderRows): OrderRows & { refunds: RefundRow[] } {
  const { order, events } = rows;
  const last = events.at(-1);
  if (!last?.at) return { ...rows, refunds: [] };
  const random = seededRandom(order.created_at.getTime());
  const paid_amount = order.paid_amount ?? 0;
  const isComplaint =
    order.order_status === orderStatus.COMPLETED && paid_amount > 0 && random.int(1, complaintEvery) === 1;
  const amount = isComplaint ? Math.max(1, Math.round(paid_amount * random.between(0.1, 0.4))) : (order.refunded ?? 0);
  if (amount === 0) return { ...rows, refunds: [] };

  const at = isComplaint ? addMinutes(last.at, random.int(10, 40)) : last.at;
  const reason = isComplaint ? random.pick(complaints) : (order.reason ?? '');
  const staff = events.find(({ actor_kind }) => actor_kind === 'store') ?? last;
  const who = isComplaint ? staff : last;
  const by = { kind: who.actor_kind, id: who.actor_id ?? null, name: who.actor_name };
  const ofOrder = { store_id: order.store_id, order_id: order.id ?? '' };
  const id = seededId(random, at);
  const refundEvent = {
    ...ofOrder,
    seq: events.length + 1,
    at,
    actor_kind: by.kind,
    actor_id: by.id,
    actor_name: by.name,
    kind: 'refunded' as const,
    axis: 'order' as const,
    from_status: order.order_status,
    to_status: order.order_status,
    reason: reason || null,
    detail: { refund_id: id },
  };
  return {
    ...rows,
    order: {
      ...order,
      refunded: amount,
      payment_status: paymentStatusOf({ paid_amount, refunded: amount }),
      ...(isComplaint ? { version: (order.version ?? 1) + 1, updated_at: at, updated_by: by.name } : {}),
    },
    events: [...events, refundEvent],
    refunds: [{ ...ofOrder, id, kind: isComplaint ? 'refund' : 'cancellation', at, by, amount, lines: [], reason }],
  };
}
