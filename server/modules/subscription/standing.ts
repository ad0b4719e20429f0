import { eq } from 'drizzle-orm';
import { cardEnd, noticeOf } from '#contract/billing/notice';
import { billingLimits } from '#contract/billingLimits';
import type { StoreBilling } from '#contract/entities/subscription';
import { openSpans } from '#contract/opening/daySpans';
import { orderTypes } from '#contract/orders/statuses';
import { businessDay, dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { subscriptions } from '#server/db/schema/billing';
import { stores } from '#server/db/schema/stores';
import { announceRecords } from '#server/records/changeRecords';
import { findStore, openingRulesOf } from '../store/service';
import { type Billed, readDefaultCard } from './subscriptionRows';

/** When the last service that begins on a business day ends; `null` if there is none. */
async function closingTime(tx: Database, { store, today }: Billed): Promise<Date | null> {
  const found = await findStore(tx, eq(stores.id, store.id));
  if (!found) return null;
  const rules = openingRulesOf(found.store, found.settings, found.festivals);
  const day = businessDay(today, store);
  const ends = orderTypes.flatMap((type) =>
    openSpans(rules, type, dateFrom(today, -1), dateFrom(today, 1), { isPauseIgnored: true })
      .filter(({ start, end }) => start < day.end && end > day.start)
      .map(({ end }) => Math.min(end.getTime(), day.end.getTime())),
  );
  return ends.length > 0 ? new Date(Math.max(...ends)) : null;
}

const isSame = (one: StoreBilling | null, other: StoreBilling | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.notice === other.notice &&
    one.on === other.on &&
    one.is_locked === other.is_locked &&
    one.is_closed === other.is_closed);

/**
 * Writes what the store's pages and calls go by, and when the job looks again: when the day ends, or with the service of the
 * day on which the store is locked. Orders from customers are taken until then.
 */
export async function writeStanding(tx: Database, billed: Billed, now: Date): Promise<boolean> {
  const { row, store, today } = billed;
  const card = await readDefaultCard(tx, store.id);
  const found = noticeOf(row.terms, today, {
    cardEndsOn: card && cardEnd(card),
    noticeDays: billingLimits.cardNoticeDays,
  });
  let wake_at = businessDay(today, { timezone: row.terms.timezone, day_starts_at: store.day_starts_at }).end;
  let billing: StoreBilling | null = found && { ...found, is_closed: false };
  if (billing?.is_locked) {
    const isFirstDay = !store.billing?.is_locked || (!store.billing.is_closed && billing.on === today);
    const closing = isFirstDay ? await closingTime(tx, billed) : null;
    billing = { ...billing, is_closed: closing === null || closing <= now };
    if (closing && closing > now && closing < wake_at) wake_at = closing;
  }
  await tx.update(subscriptions).set({ wake_at }).where(eq(subscriptions.store_id, store.id));
  if (isSame(store.billing, billing)) return false;
  await tx.update(stores).set({ billing }).where(eq(stores.id, store.id));
  await announceRecords(tx, store.id, 'store', [store.id]);
  return true;
}
