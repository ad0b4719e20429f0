import type { OrderSnapshot } from '#contract/entities/order';
import type { Database } from '#server/db/database';
import { currentOffer } from '../../offers/service';
import type { OrderRow } from '../orderRecord';

/** Returns a locked order with its offer's current `budget_left`, which a change of its lines must not exceed. */
export async function withCurrentOffer(tx: Database, row: OrderRow, order: OrderSnapshot): Promise<OrderSnapshot> {
  const promo = await currentOffer(tx, row, { isLocked: true });
  return promo ? { ...order, promo } : order;
}
