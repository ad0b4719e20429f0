import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { loadStoreTerms, type Move, moveOrder, type OrderRow, systemActor } from '../../orders/service';
import { nobodyFound } from './nobodyFound';
import { offerTo } from './offers';
import { searchProvider } from './searchProvider';

/** Begins the search that a store's rule wants, on an order that the caller has locked and for which nobody was asked yet. */
export async function beginSearch(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const { store, rules } = await loadStoreTerms(tx, row.store_id);
  const to = deliveryStatus.WAITING;
  const asked: Move = { axis: 'delivery', from: row.delivery_status, to, actor: systemActor };
  const found = await searchProvider(tx, row, { store, isNew: true }, now);
  if (found) await offerTo(tx, row, found, 'auto', { rules, now });
  const moves = found ? ([asked] as const) : ([asked, nobodyFound] as const);
  await moveOrder(tx, row, { moves, ...(found ? {} : { announce: nobodyFound }) }, { rules, now });
}
