import { createHash } from 'node:crypto';
import { and, desc, eq, min } from 'drizzle-orm';
import { newSubscription, type Subscription } from '#contract/billing/subscription';
import { errorCodes } from '#contract/codes/errorCodes';
import { type BillingDetails, noBillingDetails } from '#contract/entities/subscription';
import { businessDate, dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { billingCards, subscriptions, trialUses } from '#server/db/schema/billing';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { CallError } from '#server/http/callError';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type CardRow = typeof billingCards.$inferSelect;
export type StoreRow = typeof stores.$inferSelect;

/** A subscription with its store, locked or just read. */
export interface Billed {
  row: SubscriptionRow;
  store: StoreRow;
  /** The day in the subscription's zone. It begins when the store's business day does: nothing happens during service. */
  today: string;
}

/** A mark by which a trial is recognised again. Only hashes are kept: they say nothing about the store. */
const hashOf = (kind: string, value: string): string =>
  createHash('sha256')
    .update(`${kind}:${value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`)
    .digest('base64url');

export const trialMarks = {
  address: ({ name, address, country_code }: Pick<StoreRow, 'name' | 'address' | 'country_code'>): string | null =>
    address === '' ? null : hashOf('address', `${country_code} ${name[0] ?? ''} ${address}`),
  taxId: ({ tax_id, country }: Pick<BillingDetails, 'tax_id' | 'country'>): string | null =>
    tax_id === '' ? null : hashOf('tax', `${country} ${tax_id}`),
  card: (fingerprint: string): string | null => (fingerprint === '' ? null : hashOf('card', fingerprint)),
};

/** Notes that a store's business has its trial. The unique row decides who was first, also between two at once. */
export async function noteTrial(tx: Database, storeId: string, mark: string | null, now: Date): Promise<void> {
  if (mark === null) return;
  await tx.insert(trialUses).values({ hash: mark, used_by: storeId, used_at: now }).onConflictDoNothing();
}

/** Whether another store had a trial with the same. */
export async function isTrialUsed(tx: Database, storeId: string, mark: string | null): Promise<boolean> {
  if (mark === null) return false;
  const [found] = await tx.select({ by: trialUses.used_by }).from(trialUses).where(eq(trialUses.hash, mark));
  return found !== undefined && found.by !== storeId;
}

/** Whether a store was there before billing: the first subscription is younger than it. */
async function isFromBefore(tx: Database, { created_at }: StoreRow): Promise<boolean> {
  const [first] = await tx.select({ at: min(subscriptions.created_at) }).from(subscriptions);
  return !first?.at || created_at < first.at;
}

/**
 * Gives a store its subscription: a trial from today on, unless its business has had one. Stores from before billing have
 * one in any case, also two at the same address.
 */
export async function addSubscription(
  tx: Database,
  store: StoreRow,
  { BILLING_TRIAL_DAYS, DEMO }: Pick<Env, 'BILLING_TRIAL_DAYS' | 'DEMO'>,
  now: Date,
): Promise<void> {
  const today = businessDate(now, store);
  const mark = trialMarks.address(store);
  await noteTrial(tx, store.id, mark, now);
  const isUsed = (await isTrialUsed(tx, store.id, mark)) && !(await isFromBefore(tx, store));
  const trial = newSubscription(store.timezone, isUsed ? today : dateFrom(today, BILLING_TRIAL_DAYS));
  // A demo's stores can be tried for as long as anyone likes.
  const terms = { ...trial, is_exempt: DEMO !== 'off' };
  const details = { ...noBillingDetails, country: store.country_code };
  await tx
    .insert(subscriptions)
    .values({ store_id: store.id, terms, details, wake_at: now, created_at: now })
    .onConflictDoNothing();
}

/**
 * Locks a store's subscription, so that only one charge is under way. A store that has none yet gets its trial.
 *
 * @throws 1000 if there is no such store
 */
export async function lockSubscription(tx: Database, env: Env, storeId: string, now: Date): Promise<Billed> {
  const find = () => tx.select().from(subscriptions).where(eq(subscriptions.store_id, storeId)).for('update');
  const [store] = await tx.select().from(stores).where(eq(stores.id, storeId));
  if (!store || store.deleted_at) throw new CallError(errorCodes.NO_DATA_FOUND);
  let [row] = await find();
  if (!row) {
    await addSubscription(tx, store, env, now);
    [row] = await find();
  }
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return { row, store, today: dayOf(row.terms, store, now) };
}

/** The day of a subscription at an instant. */
export const dayOf = (
  { timezone }: Pick<Subscription, 'timezone'>,
  { day_starts_at }: Pick<StoreRow, 'day_starts_at'>,
  now: Date,
): string => businessDate(now, { timezone, day_starts_at });

/** Writes a subscription's new terms, and lets the job look at it. */
export async function writeTerms(tx: Database, row: SubscriptionRow, terms: Subscription, now: Date): Promise<void> {
  const version = row.version + 1;
  await tx.update(subscriptions).set({ terms, version, wake_at: now }).where(eq(subscriptions.store_id, row.store_id));
  row.terms = terms;
  row.version = version;
}

/** A store's cards, the one that is charged first. */
export const readCards = (db: Database, storeId: string): Promise<CardRow[]> =>
  db
    .select()
    .from(billingCards)
    .where(and(eq(billingCards.store_id, storeId), eq(billingCards.is_deleted, false)))
    .orderBy(desc(billingCards.is_default), desc(billingCards.created_at));

export async function readDefaultCard(db: Database, storeId: string): Promise<CardRow | null> {
  const isDefault = and(eq(billingCards.store_id, storeId), eq(billingCards.is_default, true));
  const [card] = await db.select().from(billingCards).where(isDefault);
  return card ?? null;
}
