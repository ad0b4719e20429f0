import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderEvents } from '#server/db/schema/orders';
import { isMove, type OrderEvent } from './orderEvent';
import type { OrderRow } from './orderRecord';

/** The statement that writes a history row for each event, to be awaited or carried along. The order's row must be locked: it guards the numbers. */
export function writeEvents(
  tx: Database,
  order: Pick<OrderRow, 'store_id' | 'id' | 'order_status'>,
  events: readonly OrderEvent[],
  at: Date,
) {
  const last = sql`(select coalesce(max(e.seq), 0) from order_events e where e.store_id = ${order.store_id} and e.order_id = ${order.id})`;
  const still = { axis: 'order', from_status: order.order_status, to_status: order.order_status } as const;
  return tx.insert(orderEvents).values(
    events.map((event, index) => ({
      store_id: order.store_id,
      order_id: order.id,
      seq: sql<number>`${last} + ${index + 1}::int`,
      at,
      actor_kind: event.actor.kind,
      actor_id: event.actor.id,
      actor_name: event.actor.name,
      ...(isMove(event)
        ? { axis: event.axis, from_status: event.from, to_status: event.to }
        : { ...still, kind: event.kind, detail: event.detail }),
      reason: event.reason ?? null,
    })),
  );
}
