import type { OrderEventDetail, OrderEventKind } from '#contract/orders/orderEventKinds';
import type { DeliveryStatus, OrderStatus } from '#contract/orders/statuses';
import type { ActionName } from '#contract/orders/transitions';
import type { Actor } from './actor';

interface EventCommon {
  actor: Actor;
  reason?: string | undefined;
}

/** One step of an order along one of its two axes. */
export type Move =
  | (EventCommon & {
      axis: 'order';
      from: OrderStatus | null;
      to: OrderStatus;
      /** The table's word for it, where one step has two: guests who did not come, and a store that cancels. */
      action?: ActionName;
      /** The store cancels at the customer's wish: its charge is the customer's to bear. */
      is_charged?: boolean | undefined;
    })
  | (EventCommon & { axis: 'delivery'; from: DeliveryStatus | null; to: DeliveryStatus });

/** Something that happened to an order and left both its statuses where they were. */
export interface Happening extends EventCommon {
  kind: Exclude<OrderEventKind, 'moved'>;
  detail?: OrderEventDetail;
}

/** What the history of an order holds, a row each. */
export type OrderEvent = Move | Happening;

export const isMove = (event: OrderEvent): event is Move => 'axis' in event;
