import type { Order } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { beforePickUp, deliveryStatus } from '#contract/orders/statuses';

/** Why an order can't be assigned to a person; a translation key. */
export type Obstacle = 'picked_up' | 'offline' | 'not_fit' | 'has_it' | 'asked_already' | 'gone' | 'sending';

/** Whether an order can be assigned or reassigned. */
export const canBeAssigned = ({ allowed_actions }: Pick<Order, 'allowed_actions'>): boolean =>
  allowed_actions.includes('request_provider') || allowed_actions.includes('reassign');

/** The obstacle, known before the server is asked; `null` if there is none. */
export function whyNot(order: Order, person: DispatchProvider | null): Obstacle | null {
  if (!canBeAssigned(order)) return 'picked_up';
  if (!person) return null;
  const { delivery_status, delivery_offer, provider } = order;
  if (delivery_status === deliveryStatus.WAITING && delivery_offer?.provider_id === person._id) return 'asked_already';
  const isHeld = delivery_status !== null && beforePickUp.includes(delivery_status);
  if (isHeld && provider?._id === person._id) return 'has_it';
  if (person.availability === 'offline') return 'offline';
  return person.work_blockers.length > 0 ? 'not_fit' : null;
}
