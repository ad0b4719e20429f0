import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { deliveryOffers } from '#server/db/schema/orders';
import type { OrderRow } from './orderRecord';

/** Ends the offers of an order that still wait for an answer. */
export const takeOffersBack = (tx: Database, order: Pick<OrderRow, 'store_id' | 'id'>) =>
  tx
    .update(deliveryOffers)
    .set({ state: 'taken_back' })
    .where(
      and(
        eq(deliveryOffers.store_id, order.store_id),
        eq(deliveryOffers.order_id, order.id),
        eq(deliveryOffers.state, 'offered'),
      ),
    );
