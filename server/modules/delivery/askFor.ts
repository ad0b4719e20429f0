import { and, eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { checkTransition } from '#contract/orders/allowedActions';
import { afterPickUp, deliveryStatus, isFinal, orderStatus, unassigned } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { CallError } from '#server/http/callError';
import type { Session } from '#server/http/handler';
import { assertFitForWork } from '../fitness/service';
import {
  factsOf,
  loadOrderRecord,
  type Move,
  movedMeanwhile,
  moveOrder,
  type OrderRow,
  presentOrder,
  type StoreTerms,
  storeActor,
  withActions,
  withdrawDeliveryOffers,
} from '../orders/service';
import { type LoadedProvider, loadProviders } from './people/loadProviders';
import { offerDelivery, pendingDeliveryOffer } from './search/deliveryOffers';
import { nobodyFound, searchProvider } from './search/searchProvider';

export type Around = Pick<StoreTerms, 'store' | 'rules'> & { now: Date };

/**
 * Refuses a delivery person who can't be offered orders: 426 if the store has no such person, 4107 if that person
 * isn't approved or is offline, 437 to 439 if something is missing. A person on a delivery can still be selected
 * manually.
 */
async function assertProvider(tx: Database, storeId: string, id: string, now: Date): Promise<LoadedProvider> {
  // Locked as they are: anyone who blocks this person now waits for the offer and then withdraws it.
  await tx
    .select({ id: providers.id })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), eq(providers.id, id)))
    .for('share');
  const [found] = await loadProviders(tx, storeId, eq(providers.id, id));
  if (!found) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  await assertFitForWork(tx, storeId, id, now);
  if (!found.provider.is_online) throw new CallError(errorCodes.PROVIDER_NOT_FREE);
  return found;
}

/** 663 before acceptance, 655 with the current order if it moved on without a request, 654 otherwise. */
async function refuse(tx: Database, row: OrderRow, session: Session, { rules, now }: Around): Promise<never> {
  if (row.order_status === orderStatus.NEW) throw new CallError(errorCodes.ORDER_NOT_ACCEPTED);
  const hasGone = row.delivery_status !== null && afterPickUp.includes(row.delivery_status);
  if (!hasGone && !isFinal(row.order_status)) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
  const record = await loadOrderRecord(tx, row.store_id, row.id);
  throw movedMeanwhile(withActions(presentOrder(record), session, rules, now));
}

/**
 * Offers a locked order to the given person, or to the one that the search finds. If someone already has an offer or
 * has accepted, the order moves to the other person in the same step. If nothing needs to change, nothing does.
 *
 * @throws 426, 437 to 439 and 4107 for a person who can't be offered orders; 654, 655 and 663 for an order that can't be offered
 */
export async function askFor(
  tx: Database,
  row: OrderRow,
  wished: string | undefined,
  session: Session,
  around: Around,
): Promise<OrderSnapshot> {
  const { store, rules, now } = around;
  const to = deliveryStatus.WAITING;
  const from = row.delivery_status;
  const { grants, flags } = session;
  const verdict = checkTransition(factsOf(row), 'delivery', to, { actor: 'store', grants, flags, rules, now });
  if ('refused' in verdict) return refuse(tx, row, session, around);

  const offer = from === to ? await pendingDeliveryOffer(tx, row) : undefined;
  const holder = offer?.provider_id ?? row.provider_id;
  const isAsWished = wished === undefined ? offer?.mode === 'auto' : holder === wished;
  if (holder && isAsWished) return presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
  // Someone who is already on the way is only replaced by a specific person.
  if (row.provider_id && wished === undefined) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);

  const chosen = wished === undefined ? undefined : await assertProvider(tx, store.id, wished, now);
  const actor = storeActor(session);
  const [before] = holder ? await loadProviders(tx, store.id, eq(providers.id, holder)) : [];
  const reason = before && chosen ? `${fullName(before.provider)} → ${fullName(chosen.provider)}` : undefined;
  const move: Move = { axis: 'delivery', from, to, actor, reason };
  if (!unassigned.includes(from)) await withdrawDeliveryOffers(tx, row, now);
  const except = holder ? [holder] : [];
  const found = chosen?.provider.id ?? (await searchProvider(tx, row, { store, rules, isNew: true, except }, now));
  const set = { provider_id: null };
  if (!found) return moveOrder(tx, row, { moves: [move, nobodyFound], announce: nobodyFound, set }, around);
  await offerDelivery(tx, row, found, chosen ? 'chosen' : 'auto', around);
  return moveOrder(tx, row, { moves: [move], set }, around);
}
