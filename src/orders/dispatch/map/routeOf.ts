import type { Location } from '#contract/delivery/distance';
import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { afterPickUp, deliveryStatus, onJob } from '#contract/orders/statuses';
import type { Fleet } from '../people/fleet';
import type { Focused } from '../selection';

/** The person who has the order, or is being asked. */
export const bearerOf = ({ delivery_status, delivery_offer, provider }: Order): string | undefined => {
  if (delivery_status === deliveryStatus.WAITING) return delivery_offer?.provider_id;
  return delivery_status !== null && onJob.includes(delivery_status) ? provider?._id : undefined;
};

function wayOfOrder(order: Order, person: DispatchProvider | undefined, store: Location): Location[] {
  const end = order.delivery_address ? [order.delivery_address.location] : [];
  const start = person?.location ? [person.location] : [];
  const hasFood = order.delivery_status !== null && afterPickUp.includes(order.delivery_status);
  // After pickup the route no longer passes the store. If the person's location is unknown, it starts at the store.
  return hasFood && start.length > 0 ? [...start, ...end] : [...start, store, ...end];
}

/** Straight routes for the focused item: person, store, destination; for a person, those of all active orders. */
export function waysOf(focused: Focused, orders: readonly Order[], fleet: Fleet, store: Location): Location[][] {
  if (!focused) return [];
  const mine = orders.filter((order) =>
    focused.kind === 'order' ? order._id === focused.id : bearerOf(order) === focused.id,
  );
  return mine.map((order) => wayOfOrder(order, fleet.person(bearerOf(order) ?? ''), store));
}
