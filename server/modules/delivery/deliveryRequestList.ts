import { and, asc, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import { onJob } from '#contract/orders/statuses';
import { deliveryOffers, orders } from '#server/db/schema/orders';
import type { Handler } from '#server/http/handler';
import { presentOrder, selectOrders } from '../orders/service';

/** Orders that providers of a store were offered or hold, what is due first standing first. */
export const getDeliveryRequestList: Handler<'platform/get_delivery_request_list'> = async (body, { db, now }) => {
  const offers = await db
    .select({ order_id: deliveryOffers.order_id, provider_id: deliveryOffers.provider_id })
    .from(deliveryOffers)
    .where(
      and(
        eq(deliveryOffers.store_id, body.store_id),
        eq(deliveryOffers.state, 'offered'),
        gt(deliveryOffers.expires_at, now()),
        body.provider_id ? eq(deliveryOffers.provider_id, body.provider_id) : undefined,
      ),
    );
  const askedOf = new Map(offers.map((offer) => [offer.order_id, offer.provider_id]));
  const held: SQL | undefined = and(
    inArray(orders.delivery_status, [...onJob]),
    body.provider_id ? eq(orders.provider_id, body.provider_id) : undefined,
  );
  const records = await selectOrders(db)
    .where(
      and(
        eq(orders.store_id, body.store_id),
        eq(orders.is_open, true),
        askedOf.size > 0 ? or(held, inArray(orders.id, [...askedOf.keys()])) : held,
      ),
    )
    .orderBy(asc(orders.due_at), asc(orders.id));
  return {
    data: records.flatMap((record) => {
      const providerId = record.order.provider_id ?? askedOf.get(record.order.id);
      return providerId ? [{ provider_id: providerId, order: presentOrder(record) }] : [];
    }),
  };
};
