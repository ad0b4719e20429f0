import { eq } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import { checkTransition } from '#contract/orders/allowedActions';
import { type DeliveryStatus, deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { flagsOf } from '#contract/storeFlags';
import type { Database } from '#server/db/database';
import { providers } from '#server/db/schema/providers';
import { CallError, CountedRefusal, changedMeanwhile } from '#server/http/callError';
import type { Handler } from '#server/http/handler';
import {
  assertInputs,
  factsOf,
  loadOrderRecord,
  loadStoreTerms,
  lockOrder,
  type Move,
  movedMeanwhile,
  moveOrder,
  type OrderMoves,
  type OrderRow,
  presentOrder,
  providerActor,
  refuseCode,
  systemActor,
  writeDeliveryLog,
} from '../orders/service';
import type { Around } from './askFor';
import { type DeliveryOfferRow, endDeliveryOffer, offerDelivery, pendingDeliveryOffer } from './search/deliveryOffers';
import { nobodyFound, searchProvider } from './search/searchProvider';

type ProviderRow = typeof providers.$inferSelect;

/** A provider's step that is already validated, with its effects. */
interface Step {
  row: OrderRow;
  provider: ProviderRow;
  move: Move & { axis: 'delivery' };
  /** The offer that the step answers, if any. */
  offer: DeliveryOfferRow | undefined;
}

async function loadProvider(db: Database, id: string, storeId: string | undefined): Promise<ProviderRow> {
  const [provider] = await db.select().from(providers).where(eq(providers.id, id));
  if (!provider) throw new CallError(errorCodes.PROVIDER_NOT_FOUND);
  if (storeId && storeId !== provider.store_id) throw new CallError(errorCodes.STORE_ID_MISMATCH);
  return provider;
}

/** The pending offer of an order to this person; 654 if it was given to someone else or expired. */
async function theirOffer(
  tx: Database,
  row: OrderRow,
  provider: ProviderRow,
  now: Date,
): Promise<DeliveryOfferRow | undefined> {
  if (row.delivery_status !== deliveryStatus.WAITING) {
    if (row.provider_id !== provider.id) throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
    return undefined;
  }
  const offer = await pendingDeliveryOffer(tx, row);
  if (offer?.provider_id !== provider.id || offer.expires_at <= now) {
    throw new CallError(errorCodes.DELIVERY_REQUEST_FAILED);
  }
  return offer;
}

/** If a manually selected person declines, the order returns to the store; an automatic search asks the next person. */
async function declined(tx: Database, { row, move, offer }: Step, { store, rules, now }: Around): Promise<OrderMoves> {
  if (!offer) return { moves: [move] };
  await endDeliveryOffer(tx, offer, 'rejected', now);
  if (offer.mode === 'chosen') return { moves: [move] };
  const again: Move = { axis: 'delivery', from: move.to, to: deliveryStatus.WAITING, actor: systemActor };
  const next = await searchProvider(tx, row, { store, rules, isNew: false }, now);
  if (!next) return { moves: [move, again, nobodyFound], announce: nobodyFound };
  await offerDelivery(tx, row, next, 'auto', { rules, now });
  return { moves: [move, again] };
}

/** Applies the effects of a step: assigns or frees the person, asks the next one, completes the order. */
async function movesFor(tx: Database, step: Step, around: Around): Promise<OrderMoves> {
  const { row, provider, move, offer } = step;
  if (move.to === deliveryStatus.REJECTED) return declined(tx, step, around);
  if (move.to === deliveryStatus.ACCEPTED && offer) {
    await endDeliveryOffer(tx, offer, 'accepted', around.now);
    return { moves: [move], set: { provider_id: provider.id } };
  }
  if (move.to === deliveryStatus.PROVIDER_CANCELLED) {
    await writeDeliveryLog(tx, row, [{ kind: 'rejected', provider_id: provider.id }], around.now);
  }
  if (move.to !== deliveryStatus.DELIVERED) return { moves: [move] };
  const completed: Move = {
    axis: 'order',
    from: row.order_status,
    to: orderStatus.COMPLETED,
    actor: systemActor,
  };
  return { moves: [move, completed] };
}

/**
 * A delivery person answers an offer or moves a delivery forward. A delivered order is completed by the system at
 * once, because the store has nothing to add.
 */
export const setDeliveryStatus: Handler<'platform/set_delivery_status'> = async (body, { db, now, wakeOutbox }) => {
  const provider = await loadProvider(db, body.provider_id, body.store_id);
  const { store, rules } = await loadStoreTerms(db, provider.store_id);
  const around: Around = { store, rules, now: now() };
  const moved = await db.transaction(async (tx) => {
    const row = await lockOrder(tx, store.id, body.order_id);
    const asSeen = async () => presentOrder(await loadOrderRecord(tx, row.store_id, row.id));
    if (row.delivery_status !== body.from) throw movedMeanwhile(await asSeen());
    if (body.version !== undefined && row.version !== body.version) throw changedMeanwhile(await asSeen());
    const offer = await theirOffer(tx, row, provider, around.now);

    const to: DeliveryStatus = body.delivery_status;
    const context = { actor: 'provider', grants: null, flags: flagsOf(store), ...around } as const;
    const verdict = checkTransition(factsOf(row), 'delivery', to, context);
    // Also if the kitchen isn't done yet: the reply's order shows it.
    if ('refused' in verdict) throw movedMeanwhile(await asSeen());
    assertInputs(verdict.transition, body, false);
    const refused = await refuseCode(tx, verdict.transition, row, body.confirmation_code, around.now);
    if (refused) return refused;

    const actor = providerActor(provider);
    const move = { axis: 'delivery', from: row.delivery_status, to, actor, reason: body.reason } as const;
    return moveOrder(tx, row, await movesFor(tx, { row, provider, move, offer }, around), around);
  });
  if (moved instanceof CountedRefusal) throw moved;
  wakeOutbox();
  return { order: moved, message: successCodes.DELIVERY_STATUS_UPDATED };
};
