import { and, count, desc, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { GatewayEventView } from '#contract/payments/orderPayment';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { gatewayEvents } from '#server/db/schema/payments';
import { CallError } from '#server/http/callError';
import type { Handlers } from '#server/http/handler';
import { handleEvent } from './handleEvent';

type EventRow = typeof gatewayEvents.$inferSelect;

interface FoundEvent {
  event: EventRow;
  order: { unique_id: number; currency: string } | null;
}

const presentEvent = ({ event: row, order }: FoundEvent): GatewayEventView => ({
  _id: row.id,
  gateway: row.gateway,
  event_id: row.event_id,
  type: row.type,
  at: row.at.toISOString(),
  received_at: row.received_at.toISOString(),
  handled_at: row.handled_at?.toISOString(),
  order: row.order_id && order ? { _id: row.order_id, ...order } : undefined,
  payment: row.payment ?? undefined,
  changes: row.changes,
  failure: row.failure || undefined,
});

const selectEvents = (db: Database) =>
  db
    .select({ event: gatewayEvents, order: { unique_id: orders.unique_id, currency: orders.currency } })
    .from(gatewayEvents)
    .leftJoin(orders, and(eq(orders.store_id, gatewayEvents.store_id), eq(orders.id, gatewayEvents.order_id)));

async function loadEvent(db: Database, storeId: string, id: string) {
  const [found] = await selectEvents(db).where(and(eq(gatewayEvents.store_id, storeId), eq(gatewayEvents.id, id)));
  if (!found) throw new CallError(errorCodes.NO_DATA_FOUND);
  return found;
}

/** The messages of a store's gateways, for its owner. */
export const gatewayEventHandlers: Handlers<'get_gateway_event_list' | 'replay_gateway_event'> = {
  async get_gateway_event_list({ page, perPage, order_id }, { db, session }) {
    const condition = and(
      eq(gatewayEvents.store_id, session.store_id),
      order_id ? eq(gatewayEvents.order_id, order_id) : undefined,
    );
    const rows = await selectEvents(db)
      .where(condition)
      .orderBy(desc(gatewayEvents.received_at), desc(gatewayEvents.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const [total] = await db.select({ count: count() }).from(gatewayEvents).where(condition);
    return { data: rows.map(presentEvent), count: total?.count ?? 0 };
  },
  async replay_gateway_event({ _id }, { db, session, paymentGateways, now, wakeOutbox }) {
    const { event } = await loadEvent(db, session.store_id, _id);
    const changes = await handleEvent(db, paymentGateways, event, now());
    wakeOutbox();
    const after = await loadEvent(db, session.store_id, _id);
    return { gateway_event: presentEvent(after), changes: changes ?? [] };
  },
};
