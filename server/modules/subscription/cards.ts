import { and, eq, notInArray } from 'drizzle-orm';
import { stateOf } from '#contract/billing/subscription';
import { billingLimits } from '#contract/billingLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { BillingCard } from '#contract/entities/subscription';
import type { Database } from '#server/db/database';
import { billingCards, billingInvoices, subscriptions } from '#server/db/schema/billing';
import type { SavedCard } from '#server/gateways/payments/paymentGateway';
import type { CallContext, Handler } from '#server/http/handler';
import { notFound, recordInUse } from '#server/records/refusals';
import type { BillingTools } from './billingTools';
import { forgetCards } from './forgetCards';
import { isUnpaidInvoice } from './issueInvoice';
import { needBilling, notCharged } from './plans';
import { presentCard } from './presentSubscription';
import { runStore } from './runBilling';
import { lockSubscription, readCards, trialMarks } from './subscriptionRows';

const pagePath = '/app/settings/subscription';

async function cardsOf(db: Database, storeId: string): Promise<BillingCard[]> {
  return (await readCards(db, storeId)).map(presentCard);
}

export const startCard: Handler<'start_card'> = async ({ language }, context) => {
  needBilling(context);
  const { db, env, session, billing, now } = context;
  if (!billing) throw notCharged('card', 'no_account');
  const { row, store } = await db.transaction((tx) => lockSubscription(tx, env, session.store_id, now()));
  const back = (result: string) => `${env.PUBLIC_ADDRESS}${pagePath}?card=${result}`;
  const started = await billing.startCheckout({
    key: `card/${row.store_id}/${now().getTime()}`,
    mode: 'save_card',
    money: { amount: 0, currency: env.BILLING_CURRENCY },
    reference: row.store_id,
    description: 'Storedesk',
    ...(row.customer && { customer: row.customer }),
    ...(store.email && { email: store.email }),
    ...{ returnAddress: back('added'), cancelAddress: back('none'), language },
  });
  if (started.kind !== 'done') throw notCharged('card', started.kind);
  await db
    .update(subscriptions)
    .set({ pending_card: started.value.payment })
    .where(eq(subscriptions.store_id, row.store_id));
  return { address: started.value.address };
};

/**
 * Writes the cards that the gateway has, whose list begins with the newest. A deleted one that it hasn't forgotten yet stays
 * deleted.
 *
 * @param newest the card whose page was just used: it is charged from now on
 * @returns whether there is a new one
 */
async function writeCards(tx: Database, storeId: string, saved: readonly SavedCard[], newest: string) {
  const isOfStore = eq(billingCards.store_id, storeId);
  const stored = await tx.select().from(billingCards).where(isOfStore);
  const before = stored.filter(({ is_deleted }) => !is_deleted);
  const isDeleted = (id: string) => stored.some((card) => card.is_deleted && card.gateway_card === id);
  const usable = saved.filter(({ id }) => !isDeleted(id));
  const isNewest = ({ id }: SavedCard) => id === newest;
  const ordered = [...usable.filter(isNewest), ...usable.filter((card) => !isNewest(card))];
  const cards = ordered.slice(0, billingLimits.cardsMax);
  const ids = cards.map(({ id }) => id);
  const isGone = ids.length > 0 ? notInArray(billingCards.gateway_card, ids) : undefined;
  await tx.delete(billingCards).where(and(isOfStore, eq(billingCards.is_deleted, false), isGone));
  for (const { id, brand, last4, exp_month, exp_year, fingerprint } of cards) {
    const facts = { brand, last4, exp_month, exp_year, trial_hash: trialMarks.card(fingerprint) };
    await tx
      .insert(billingCards)
      .values({ store_id: storeId, gateway_card: id, ...facts })
      .onConflictDoUpdate({ target: [billingCards.store_id, billingCards.gateway_card], set: facts });
  }
  const added = cards.find(({ id }) => !before.some((card) => card.gateway_card === id));
  const chosen =
    cards.find(({ id }) => id === newest) ?? added ?? (before.some((card) => card.is_default) ? null : cards[0]);
  if (chosen && ids.includes(chosen.id)) await makeDefault(tx, storeId, eq(billingCards.gateway_card, chosen.id));
  return added !== undefined;
}

async function makeDefault(tx: Database, storeId: string, isCard: ReturnType<typeof eq>): Promise<void> {
  const isOfStore = eq(billingCards.store_id, storeId);
  await tx.update(billingCards).set({ is_default: false }).where(isOfStore);
  await tx.update(billingCards).set({ is_default: true }).where(and(isOfStore, isCard));
}

/**
 * Reads the cards that a store saved at the gateway: when its owner comes back, and when the gateway
 * says so. An unpaid invoice is charged to the new card at once.
 *
 * @returns whether there is a new card
 */
export async function takeCards(tools: BillingTools, storeId: string): Promise<boolean> {
  const { db, env, billing, now } = tools;
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.store_id, storeId));
  if (!billing || !row) return false;
  const read = row.pending_card === '' ? null : await billing.readPayment(row.pending_card);
  const payment = read?.kind === 'done' ? read.value : null;
  const customer = payment?.customer ?? row.customer;
  if (!customer) return false;
  const saved = await billing.readCards(customer);
  if (saved.kind !== 'done') throw notCharged('card', saved.kind);
  const isNew = await db.transaction(async (tx) => {
    const billed = await lockSubscription(tx, env, storeId, now());
    // Only once: later messages don't choose this card again.
    const isTaken = payment?.savedCard && billed.row.pending_card === row.pending_card;
    await tx
      .update(subscriptions)
      .set({ customer, wake_at: now(), ...(isTaken && { pending_card: '' }) })
      .where(eq(subscriptions.store_id, storeId));
    const isAdded = await writeCards(tx, storeId, saved.value, isTaken ? (payment.savedCard ?? '') : '');
    const { terms } = billed.row;
    if (isAdded && terms.arrears) {
      const isUnpaid = and(eq(billingInvoices.store_id, storeId), isUnpaidInvoice);
      await tx.update(billingInvoices).set({ state: 'created' }).where(isUnpaid);
    }
    return isAdded;
  });
  return isNew;
}

/** After a change of cards: what is due is charged, and the store's standing follows. */
async function changed(context: CallContext<'owner'>): Promise<BillingCard[]> {
  const { db, session } = context;
  if (await runStore(context, session.store_id)) context.wakeOutbox();
  context.messages.refreshAccess(session.store_id);
  return cardsOf(db, session.store_id);
}

export const addCard: Handler<'add_card'> = async (_body, context) => {
  needBilling(context);
  const { db, session } = context;
  await takeCards(context, session.store_id);
  const cards = await changed(context);
  if ((await readCards(db, session.store_id)).length === 0) throw notFound(errorCodes.NO_DATA_FOUND, 'card');
  return { message: successCodes.CARD_ADDED, cards };
};

const isCard = (storeId: string, id: string) =>
  and(eq(billingCards.store_id, storeId), eq(billingCards.id, id), eq(billingCards.is_deleted, false));

export const selectCard: Handler<'select_card'> = async ({ _id }, context) => {
  needBilling(context);
  const { db, env, session, now } = context;
  await db.transaction(async (tx) => {
    await lockSubscription(tx, env, session.store_id, now());
    const [card] = await tx.select().from(billingCards).where(isCard(session.store_id, _id));
    if (!card) throw notFound();
    await makeDefault(tx, session.store_id, eq(billingCards.id, _id));
    await tx.update(subscriptions).set({ wake_at: now() }).where(eq(subscriptions.store_id, session.store_id));
  });
  return { message: successCodes.CARD_SELECTED, cards: await changed(context) };
};

export const deleteCard: Handler<'delete_card'> = async ({ _id }, context) => {
  needBilling(context);
  const { db, env, session, now } = context;
  await db.transaction(async (tx) => {
    const { row, today } = await lockSubscription(tx, env, session.store_id, now());
    const [card] = await tx.select().from(billingCards).where(isCard(session.store_id, _id));
    if (!card) throw notFound();
    const other = (await readCards(tx, session.store_id)).find(({ id }) => id !== _id);
    const isCharged = row.terms.agreement !== null && !row.terms.is_cancelled && stateOf(row.terms, today) !== 'ended';
    if (!other && (isCharged || row.terms.arrears)) throw recordInUse(presentCard(card));
    await tx.update(billingCards).set({ is_deleted: true, is_default: false }).where(isCard(session.store_id, _id));
    if (card.is_default && other) await makeDefault(tx, session.store_id, eq(billingCards.id, other.id));
  });
  // It is no longer charged either way; the gateway forgets it now, or when it answers again.
  await forgetCards(context, session.store_id);
  return { message: successCodes.CARD_DELETED, cards: await cardsOf(db, session.store_id) };
};
