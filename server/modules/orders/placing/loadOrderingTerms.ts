import type { Database } from '#server/db/database';
import { loadOrderableItems, type OrderableItem } from '../../menu/service';
import { loadOrderTerms, type OrderTerms } from '../storeTerms';
import type { PlacedLine } from './orderLines';

/** The data loaded before placing an order: the store's terms and the items that the order names. */
export interface OrderingTerms {
  terms: OrderTerms;
  menu: ReadonlyMap<string, OrderableItem>;
}

/** Loads both at once, in one round trip. */
export async function loadOrderingTerms(
  db: Database,
  storeId: string,
  { items }: { items: readonly PlacedLine[] },
): Promise<OrderingTerms> {
  const ids = items.map(({ item_id }) => item_id);
  const [terms, menu] = await Promise.all([loadOrderTerms(db, storeId), loadOrderableItems(db, storeId, ids)]);
  return { terms, menu };
}
