import { addSeconds } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import type { OrderRules } from '#contract/orders/orderRules';
import type { Database } from '#server/db/database';
import { deliveryOffers } from '#server/db/schema/orders';
import { type OrderRow, writeDeliveryLog } from '../../orders/service';

export type DeliveryOfferRow = typeof deliveryOffers.$inferSelect;
type OrderKey = Pick<OrderRow, 'store_id' | 'id'>;

/** Offers a delivery to a provider, to be answered within the store's `offer_seconds`. */
export async function offerDelivery(
  tx: Database,
  order: OrderKey,
  providerId: string,
  mode: DeliveryOfferRow['mode'],
  { rules, now }: { rules: OrderRules; now: Date },
): Promise<void> {
  await tx.insert(deliveryOffers).values({
    store_id: order.store_id,
    order_id: order.id,
    provider_id: providerId,
    mode,
    state: 'offered',
    offered_at: now,
    expires_at: addSeconds(now, rules.offer_seconds),
  });
  await writeDeliveryLog(tx, order, [{ kind: 'offered', provider_id: providerId }], now);
}

/** The one offer of an order that still waits for an answer, expired or not. */
export async function pendingDeliveryOffer(tx: Database, order: OrderKey): Promise<DeliveryOfferRow | undefined> {
  const [offer] = await tx
    .select()
    .from(deliveryOffers)
    .where(
      and(
        eq(deliveryOffers.store_id, order.store_id),
        eq(deliveryOffers.order_id, order.id),
        eq(deliveryOffers.state, 'offered'),
      ),
    );
  return offer;
}

/** An offer answered, or run out. */
export async function endDeliveryOffer(
  tx: Database,
  offer: DeliveryOfferRow,
  state: 'accepted' | 'rejected' | 'timed_out',
  now: Date,
): Promise<void> {
  await tx
    .update(deliveryOffers)
    .set({ state })
    .where(and(eq(deliveryOffers.store_id, offer.store_id), eq(deliveryOffers.id, offer.id)));
  const order = { store_id: offer.store_id, id: offer.order_id };
  await writeDeliveryLog(tx, order, [{ kind: state, provider_id: offer.provider_id }], now);
}
