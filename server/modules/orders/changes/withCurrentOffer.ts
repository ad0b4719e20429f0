import type { OrderSnapshot } from '#contract/entities/order';
import type { Database } from '#server/db/database';
import { currentOffer } from '../../promoCodes/service';
import type { OrderRow } from '../orderRecord';

/** A locked order with what its offer has left for it now, so that a change of its lines never exceeds the budget. */
export async function withCurrentOffer(tx: Database, row: OrderRow, order: OrderSnapshot): Promise<OrderSnapshot> {
  const promo = await currentOffer(tx, row, { isLocked: true });
  return promo ? { ...order, promo } : order;
}
