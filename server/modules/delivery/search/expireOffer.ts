import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { loadStoreTerms, moveOrder, type OrderRow, tellAnew } from '../../orders/service';
import { nobodyFound } from './nobodyFound';
import { endOffer, liveOffer, offerTo } from './offers';
import { searchProvider } from './searchProvider';

/**
 * Ends an offer that nobody answered in time, on an order that the caller has locked: a search by itself asks
 * the next one, and gives up where nobody is left; one picked by hand is not followed by others.
 */
export async function expireOffer(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const offer = await liveOffer(tx, row);
  if (!offer || offer.expires_at > now) return;
  await endOffer(tx, offer, 'timed_out', now);
  if (row.delivery_status !== deliveryStatus.WAITING) return;
  const { store, rules } = await loadStoreTerms(tx, row.store_id);
  const next = offer.mode === 'auto' ? await searchProvider(tx, row, { store, isNew: false }, now) : undefined;
  if (!next) {
    await moveOrder(tx, row, { moves: [nobodyFound] }, { rules, now });
    return;
  }
  await offerTo(tx, row, next, 'auto', { rules, now });
  await tellAnew(tx, row, now);
}
