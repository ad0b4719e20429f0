import { addMinutes } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { billingLimits } from '#contract/billingLimits';
import { billingCards, subscriptions } from '#server/db/schema/billing';
import type { BillingTools } from './billingTools';

/** Lets the gateway forget a store's deleted cards. Without an answer, the job tries again. */
export async function forgetCards({ db, billing, now, log }: BillingTools, storeId: string): Promise<void> {
  const isDeleted = and(eq(billingCards.store_id, storeId), eq(billingCards.is_deleted, true));
  const rows = await db
    .select({ id: billingCards.id, card: billingCards.gateway_card, customer: subscriptions.customer })
    .from(billingCards)
    .innerJoin(subscriptions, eq(subscriptions.store_id, billingCards.store_id))
    .where(isDeleted);
  for (const { id, card, customer } of rows) {
    const result = await billing?.removeCard({ customer, card });
    if (result?.kind === 'done') {
      await db.delete(billingCards).where(and(isDeleted, eq(billingCards.id, id)));
      continue;
    }
    log.warn({ store_id: storeId, result }, 'a deleted card is still at the gateway');
    const wake_at = addMinutes(now(), billingLimits.unansweredMinutes);
    await db.update(subscriptions).set({ wake_at }).where(eq(subscriptions.store_id, storeId));
    return;
  }
}
