import type { OrderEventDetail, OrderEventKind } from '#contract/orders/orderEventKinds';
import type { DeliveryStatus, OrderStatus } from '#contract/orders/statuses';
import type { ActionName } from '#contract/orders/transitions';
import type { Actor } from './actor';

interface ChangeCommon {
  actor: Actor;
  reason?: string | undefined;
}

/** One step of an order along one of its two axes. */
export type Change =
  | (ChangeCommon & {
      axis: 'order';
      from: OrderStatus | null;
      to: OrderStatus;
      /** The table's word for it, where one step has two: guests who did not come, and a store that cancels. */
      action?: ActionName;
    })
  | (ChangeCommon & { axis: 'delivery'; from: DeliveryStatus | null; to: DeliveryStatus });

/** Something that happened to an order and left both its statuses where they were. */
export interface Happening extends ChangeCommon {
  kind: Exclude<OrderEventKind, 'moved'>;
  detail?: OrderEventDetail;
}

export const isMove = (event: Change | Happening): event is Change => 'axis' in event;
