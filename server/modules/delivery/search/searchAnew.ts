import { deliveryStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import {
  type Actor,
  loadStoreTerms,
  type Move,
  moveOrder,
  type OrderRow,
  rebroadcast,
  systemActor,
  withdrawDeliveryOffers,
} from '../../orders/service';
import type { Around } from '../askFor';
import { endDeliveryOffer, offerDelivery, pendingDeliveryOffer } from './deliveryOffers';
import { nobodyFound, searchProvider } from './searchProvider';

/**
 * Ends an offer that wasn't answered in time, on an order that the caller has locked. An automatic search asks the
 * next person, and gives up if no one is left. After a manual choice no one else is asked.
 */
export async function expireOffer(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const offer = await pendingDeliveryOffer(tx, row);
  if (!offer || offer.expires_at > now) return;
  await endDeliveryOffer(tx, offer, 'timed_out', now);
  if (row.delivery_status !== deliveryStatus.WAITING) return;
  const { store, rules } = await loadStoreTerms(tx, row.store_id);
  const next = offer.mode === 'auto' ? await searchProvider(tx, row, { store, rules, isNew: false }, now) : undefined;
  if (!next) {
    await moveOrder(tx, row, { moves: [nobodyFound] }, { rules, now });
    return;
  }
  await offerDelivery(tx, row, next, 'auto', { rules, now });
  await rebroadcast(tx, row, now);
}

/** Starts the search required by a store's rule, on an order that the caller has locked and for which no one was asked yet. */
export async function beginSearch(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const { store, rules } = await loadStoreTerms(tx, row.store_id);
  const to = deliveryStatus.WAITING;
  const move: Move = { axis: 'delivery', from: row.delivery_status, to, actor: systemActor };
  const found = await searchProvider(tx, row, { store, rules, isNew: true }, now);
  if (found) await offerDelivery(tx, row, found, 'auto', { rules, now });
  const moves = found ? ([move] as const) : ([move, nobodyFound] as const);
  await moveOrder(tx, row, { moves, ...(found ? {} : { announce: nobodyFound }) }, { rules, now });
}

interface Anew extends Around {
  /** Who wants it. */
  actor: Actor;
  /** From whom it is taken: they are not asked. */
  except: readonly string[];
  /** Why, as the order's history tells. */
  reason?: string | undefined;
}

/**
 * Takes a locked order from the person who was asked or is on the way to the store, and starts a new search in the
 * same step, so the order is never unattended.
 */
export async function searchAnew(
  tx: Database,
  row: OrderRow,
  { actor, except, reason, ...around }: Anew,
): Promise<void> {
  const { REQUEST_CANCELLED, WAITING } = deliveryStatus;
  const back: Move = { axis: 'delivery', from: row.delivery_status, to: REQUEST_CANCELLED, actor, reason };
  const again: Move = { axis: 'delivery', from: REQUEST_CANCELLED, to: WAITING, actor };
  await withdrawDeliveryOffers(tx, row, around.now);
  const { store, rules, now } = around;
  const found = await searchProvider(tx, row, { store, rules, isNew: true, except }, now);
  if (found) await offerDelivery(tx, row, found, 'auto', around);
  const outcome = found
    ? ({ moves: [back, again], announce: again } as const)
    : ({ moves: [back, again, nobodyFound], announce: nobodyFound } as const);
  await moveOrder(tx, row, { ...outcome, set: { provider_id: null } }, around);
}
