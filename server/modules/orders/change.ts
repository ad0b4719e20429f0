import type { DeliveryStatus, OrderStatus } from '#contract/orders/statuses';
import type { Actor } from './actor';

interface ChangeCommon {
  actor: Actor;
  reason?: string | undefined;
}

/** One step of an order along one of its two axes. */
export type Change =
  | (ChangeCommon & { axis: 'order'; from: OrderStatus | null; to: OrderStatus })
  | (ChangeCommon & { axis: 'delivery'; from: DeliveryStatus | null; to: DeliveryStatus });
