import { sql } from 'drizzle-orm';
import type { OrderEventDetail, OrderEventKind } from '#contract/orders/orderEventKinds';
import type { DeliveryStatus, OrderStatus } from '#contract/orders/statuses';
import type { ActionName } from '#contract/orders/transitions';
import type { Database } from '#server/db/database';
import { orderEvents } from '#server/db/schema/orders';
import type { Actor } from './actor';
import type { OrderRow } from './orderRecord';

/** A row of an order's history. */
export type EventRow = typeof orderEvents.$inferInsert;

type EventOrder = Pick<OrderRow, 'store_id' | 'id' | 'order_status'>;

function eventRow(order: EventOrder, event: OrderEvent, at: Date): Omit<EventRow, 'seq'> {
  return {
    store_id: order.store_id,
    order_id: order.id,
    at,
    actor_kind: event.actor.kind,
    actor_id: event.actor.id,
    actor_name: event.actor.name,
    shared_device_id: event.actor.device?.id ?? null,
    shared_device_name: event.actor.device?.name ?? '',
    ...(isMove(event)
      ? {
          ...{ kind: 'moved' as const, axis: event.axis, from_status: event.from, to_status: event.to },
          ...(event.axis === 'order' && event.round !== undefined && { detail: { round: event.round } }),
        }
      : {
          ...{ axis: 'order' as const, from_status: order.order_status, to_status: event.to ?? order.order_status },
          ...{ kind: event.kind, detail: event.detail },
        }),
    reason: event.reason ?? null,
  };
}

/** The first rows of a new order's history. */
export const firstEventRows = (order: EventOrder, events: readonly OrderEvent[], at: Date): EventRow[] =>
  events.map((event, index) => ({ ...eventRow(order, event, at), seq: index + 1 }));

/** The statement that adds rows to an order's history. The order's row must be locked, because it protects the numbering. */
export function writeEvents(tx: Database, order: EventOrder, events: readonly OrderEvent[], at: Date) {
  const last = sql`(select coalesce(max(e.seq), 0) from order_events e where e.store_id = ${order.store_id} and e.order_id = ${order.id})`;
  return tx
    .insert(orderEvents)
    .values(
      events.map((event, index) => ({ ...eventRow(order, event, at), seq: sql<number>`${last} + ${index + 1}::int` })),
    );
}

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
      /** The action in the table, if a step has two: a no-show, or a cancellation by the store. */
      action?: ActionName;
      /** The only round that it is about. */
      round?: number | undefined;
      /** The store cancels at the customer's request, so the customer pays the store's charge. */
      is_charged?: boolean | undefined;
    })
  | (EventCommon & { axis: 'delivery'; from: DeliveryStatus | null; to: DeliveryStatus });

/** Something that happened to an order without changing its statuses, unless it says so. */
export interface Happening extends EventCommon {
  kind: Exclude<OrderEventKind, 'moved'>;
  detail?: OrderEventDetail;
  /** The status to which the order moved with it. */
  to?: OrderStatus | undefined;
}

/** The refund among what happened, if one was made: at most one is, in one step. */
export const refundIn = (happenings: readonly Happening[]): string | undefined =>
  happenings.find(({ kind }) => kind === 'refunded')?.detail?.refund_id;

/** The entries of an order's history, one row each. */
export type OrderEvent = Move | Happening;

export const isMove = (event: OrderEvent): event is Move => 'axis' in event;
