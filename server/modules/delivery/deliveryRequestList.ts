import { subMinutes } from 'date-fns';
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { deliveryCorrections } from '#contract/orders/orderEventKinds';
import { onJob } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { deliveryLog, deliveryOffers, orderEvents, orders } from '#server/db/schema/orders';
import type { Handler } from '#server/http/handler';
import { presentOrder, selectOrders } from '../orders/service';

/** How long withdrawn orders are reported. */
const withdrawnMinutes = 10;

/** From whom an order was taken lately, the last first: their app says so. */
async function withdrawnLately(db: Database, storeId: string, providerId: string | undefined, now: Date) {
  const rows = await db
    .select({ provider_id: deliveryLog.provider_id, order_id: deliveryLog.order_id, at: deliveryLog.at })
    .from(deliveryLog)
    .where(
      and(
        eq(deliveryLog.store_id, storeId),
        eq(deliveryLog.kind, 'taken_back'),
        gt(deliveryLog.at, subMinutes(now, withdrawnMinutes)),
        providerId ? eq(deliveryLog.provider_id, providerId) : undefined,
      ),
    )
    .orderBy(desc(deliveryLog.at));
  return rows.flatMap(({ provider_id, order_id, at }) =>
    provider_id ? [{ provider_id, order_id, at: at.toISOString() }] : [],
  );
}

/** When details that concern the delivery person were last corrected. */
async function correctedAt(db: Database, storeId: string, orderIds: readonly string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ order_id: orderEvents.order_id, at: sql<Date>`max(${orderEvents.at})`.mapWith(orderEvents.at) })
    .from(orderEvents)
    .where(
      and(
        eq(orderEvents.store_id, storeId),
        inArray(orderEvents.order_id, [...orderIds]),
        inArray(orderEvents.kind, [...deliveryCorrections]),
      ),
    )
    .groupBy(orderEvents.order_id);
  return new Map(rows.map(({ order_id, at }) => [order_id, at]));
}

/**
 * Orders that a store's delivery people were offered or have accepted, the one due first at the top; and orders
 * withdrawn from them.
 */
export const getDeliveryRequestList: Handler<'platform/get_delivery_request_list'> = async (body, { db, now }) => {
  const at = now();
  const offers = await db
    .select({ order_id: deliveryOffers.order_id, provider_id: deliveryOffers.provider_id })
    .from(deliveryOffers)
    .where(
      and(
        eq(deliveryOffers.store_id, body.store_id),
        eq(deliveryOffers.state, 'offered'),
        gt(deliveryOffers.expires_at, at),
        body.provider_id ? eq(deliveryOffers.provider_id, body.provider_id) : undefined,
      ),
    );
  const askedOf = new Map(offers.map((offer) => [offer.order_id, offer.provider_id]));
  const isAccepted: SQL | undefined = and(
    inArray(orders.delivery_status, [...onJob]),
    body.provider_id ? eq(orders.provider_id, body.provider_id) : undefined,
  );
  const records = await selectOrders(db)
    .where(
      and(
        eq(orders.store_id, body.store_id),
        eq(orders.is_open, true),
        askedOf.size > 0 ? or(isAccepted, inArray(orders.id, [...askedOf.keys()])) : isAccepted,
      ),
    )
    .orderBy(asc(orders.due_at), asc(orders.id));
  const corrected = await correctedAt(
    db,
    body.store_id,
    records.map(({ order }) => order.id),
  );
  return {
    data: records.flatMap((record) => {
      const providerId = record.order.provider_id ?? askedOf.get(record.order.id);
      const corrected_at = corrected.get(record.order.id)?.toISOString();
      return providerId ? [{ provider_id: providerId, order: presentOrder(record), corrected_at }] : [];
    }),
    withdrawn: await withdrawnLately(db, body.store_id, body.provider_id, at),
  };
};
