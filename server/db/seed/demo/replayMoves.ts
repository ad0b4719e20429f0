import { addSeconds } from 'date-fns';
import { type DeliveryStatus, deliveryStatus, type OrderStatus, orderStatus } from '#contract/orders/statuses';
import type { Move } from './orderCourse';
import type { OrderPlan } from './orderPlan';

export const minutesAfter = (start: Date, minutes: number): Date => addSeconds(start, Math.round(minutes * 60));

/** Where the course leads: statuses, the instants that an order keeps, and its history. */
export function replayMoves(plan: OrderPlan) {
  const at = (move: Move | undefined) => (move ? minutesAfter(plan.created_at, move.minute) : null);
  const reached = (axis: Move['axis'], to: number) => plan.course.find((move) => move.axis === axis && move.to === to);
  const last = plan.course[plan.course.length - 1] as Move;
  const statusAfter = { order: null as number | null, delivery: null as number | null };
  const events = plan.course.map((move, index) => {
    const from_status = statusAfter[move.axis];
    statusAfter[move.axis] = move.to;
    return {
      seq: index + 1,
      at: at(move) as Date,
      actor: move.actor,
      axis: move.axis,
      from_status,
      to_status: move.to,
      reason: move.reason ?? null,
      entry: move.entry,
    };
  });
  const order_status = plan.course.findLast((move) => move.axis === 'order')?.to ?? orderStatus.NEW;
  return {
    events,
    order_status: order_status as OrderStatus,
    delivery_status: (statusAfter.delivery ?? null) as DeliveryStatus | null,
    accepted_at: at(reached('order', orderStatus.ACCEPTED)),
    ready_at: at(reached('order', orderStatus.READY)),
    delivered_at: at(reached('delivery', deliveryStatus.DELIVERED) ?? reached('order', orderStatus.COMPLETED)),
    hasProvider: reached('delivery', deliveryStatus.ACCEPTED) !== undefined,
    updated_at: at(last) as Date,
    updated_by: last.actor.name,
    reason: last.reason ?? null,
  };
}
