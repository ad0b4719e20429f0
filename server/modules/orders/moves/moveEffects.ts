import { addMinutes, max } from 'date-fns';
import { dueOf } from '#contract/orders/dueOf';
import type { OrderRules } from '#contract/orders/orderRules';
import { paymentStatusOf } from '#contract/orders/refunds';
import { beforePickUp, deliveryStatus, isFinal, orderStatus, unassigned } from '#contract/orders/statuses';
import { systemActor } from '../actor';
import type { Change } from '../orderEvent';
import type { OrderRow } from '../orderRecord';

interface Surroundings {
  rules: OrderRules;
  now: Date;
  minutes?: number | undefined;
}

/**
 * When the kitchen will be done: so many minutes after acceptance, and for an order with a slot not
 * before its slot (less the ride, where it is delivered).
 */
export function estimatedReadyAt(
  order: Pick<OrderRow, 'order_type' | 'schedule_at'>,
  { rules, now, minutes }: Surroundings,
): Date {
  const byKitchen = addMinutes(now, minutes ?? rules.preparation_time);
  if (!order.schedule_at) return byKitchen;
  const ride = order.order_type === 'delivery' ? rules.delivery_time : 0;
  return max([byKitchen, addMinutes(order.schedule_at, -ride)]);
}

/** All that is due has been paid. */
export const paidInFull = (order: OrderRow) => {
  const paid = { paid_amount: order.paid_amount + dueOf(order), refunded: order.refunded, extra_due: 0 };
  return { ...paid, payment_status: paymentStatusOf(paid) };
};

const orderEffects = (order: OrderRow, change: Change & { axis: 'order' }, around: Surroundings): Partial<OrderRow> => {
  switch (change.to) {
    case orderStatus.ACCEPTED:
      return { accepted_at: around.now, estimated_ready_at: estimatedReadyAt(order, around) };
    case orderStatus.PREPARING:
      return { ready_at: null };
    case orderStatus.READY:
      return { ready_at: around.now };
    case orderStatus.COMPLETED:
      return {
        delivered_at: order.delivered_at ?? around.now,
        // Cash changes hands with the food; a card's payment is reported by the platform.
        ...(order.paid_by === 'cash' && order.payment_status === 'pending' ? paidInFull(order) : {}),
      };
    case orderStatus.CANCELLED_BY_CUSTOMER:
    case orderStatus.REJECTED:
    case orderStatus.CANCELLED_BY_STORE:
      return { reason: change.reason ?? null };
    default:
      return {};
  }
};

const deliveryEffects = (change: Change & { axis: 'delivery' }, { now }: Surroundings): Partial<OrderRow> => {
  if (change.to === deliveryStatus.DELIVERED) return { delivered_at: now };
  return unassigned.includes(change.to) ? { provider_id: null } : {};
};

/** Columns that follow from the changes of statuses. */
export const effectsOf = (order: OrderRow, changes: readonly Change[], around: Surroundings): Partial<OrderRow> =>
  Object.assign(
    {},
    ...changes.map((change) =>
      change.axis === 'order' ? orderEffects(order, change, around) : deliveryEffects(change, around),
    ),
  );

/** An order that ends before pick-up takes its delivery request back, which frees the provider. */
export function closingChanges(order: OrderRow, changes: readonly Change[]): Change[] {
  const closes = changes.some((change) => change.axis === 'order' && isFinal(change.to));
  const delivery = changes.findLast((change) => change.axis === 'delivery')?.to ?? order.delivery_status;
  if (!closes || delivery === null || !beforePickUp.includes(delivery)) return [];
  return [{ axis: 'delivery', from: delivery, to: deliveryStatus.REQUEST_CANCELLED, actor: systemActor }];
}
