import { and, eq } from 'drizzle-orm';
import { beforePickUp } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { deliveryOffers } from '#server/db/schema/orders';
import { writeDeliveryLog } from '../deliveryLog';
import type { OrderRow } from '../orderRecord';

type HeldOrder = Pick<OrderRow, 'store_id' | 'id' | 'provider_id' | 'delivery_status'>;

/** Withdraws an order's pending offers and logs who had them, including someone who had already accepted. */
export async function withdrawDeliveryOffers(tx: Database, order: HeldOrder, now: Date): Promise<void> {
  const offered = await tx
    .update(deliveryOffers)
    .set({ state: 'taken_back' })
    .where(
      and(
        eq(deliveryOffers.store_id, order.store_id),
        eq(deliveryOffers.order_id, order.id),
        eq(deliveryOffers.state, 'offered'),
      ),
    )
    .returning({ provider_id: deliveryOffers.provider_id });
  const { provider_id: holder, delivery_status } = order;
  const isHeld = holder !== null && delivery_status !== null && beforePickUp.includes(delivery_status);
  const losers = [...offered.map(({ provider_id }) => provider_id), ...(isHeld ? [holder] : [])];
  await writeDeliveryLog(
    tx,
    order,
    losers.map((provider_id) => ({ kind: 'taken_back', provider_id })),
    now,
  );
}
