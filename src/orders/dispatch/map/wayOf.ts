import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import type { Location } from '#contract/orders/deliveryFee';
import { afterPickUp, deliveryStatus, onJob } from '#contract/orders/statuses';
import type { Fleet } from '../people/fleet';
import type { Focused } from '../selection';

/** Whose order it is, or who is asked for it. */
export const bearerOf = ({ delivery_status, delivery_offer, provider }: Order): string | undefined => {
  if (delivery_status === deliveryStatus.WAITING) return delivery_offer?.provider_id;
  return delivery_status !== null && onJob.includes(delivery_status) ? provider?._id : undefined;
};

function wayOfOrder(order: Order, person: DispatchProvider | undefined, store: Location): Location[] {
  const end = order.delivery_address ? [order.delivery_address.location] : [];
  const start = person?.location ? [person.location] : [];
  const hasFood = order.delivery_status !== null && afterPickUp.includes(order.delivery_status);
  // With the food in hand the way leads past the store no more; and where nobody knows the place, it begins at the store.
  return hasFood && start.length > 0 ? [...start, ...end] : [...start, store, ...end];
}

/** Straight ways to draw for what is looked at: person, store, destination; of a person those of all orders in hand. */
export function waysOf(focused: Focused, orders: readonly Order[], fleet: Fleet, store: Location): Location[][] {
  if (!focused) return [];
  const mine = orders.filter((order) =>
    focused.kind === 'order' ? order._id === focused.id : bearerOf(order) === focused.id,
  );
  return mine.map((order) => wayOfOrder(order, fleet.person(bearerOf(order) ?? ''), store));
}
