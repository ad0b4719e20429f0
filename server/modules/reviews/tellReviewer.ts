import { addDays } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import type { reviews } from '#server/db/schema/reviews';
import type { Env } from '#server/env';
import { loadSettings } from '#server/records/storeSection';
import { queueCustomerMessage } from '../customerMessages/service';
import { customerLanguage, reachable } from '../orders/service';
import type { DeliveryEnv } from '../outgoing/service';

/** After so many days, a mail about a reply would only surprise. */
const daysOfUse = 2;

/** Mails a review's customer the first reply to it, if they gave an address. A changed reply isn't news. */
export async function tellReviewer(
  tx: Database,
  { store_id, order_id, language }: Pick<typeof reviews.$inferSelect, 'store_id' | 'order_id' | 'language'>,
  reply: string,
  { env, now }: { env: DeliveryEnv & Pick<Env, 'APP_KEY' | 'PUBLIC_ADDRESS'>; now: Date },
): Promise<void> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.store_id, store_id), eq(orders.id, order_id)));
  if (!order?.customer_email) return;
  const { store, settings } = await loadSettings(tx, store_id);
  await queueCustomerMessage(
    tx,
    { store, settings },
    {
      event: 'review_reply',
      to: reachable(order),
      language: language ?? (await customerLanguage(tx, order, store)),
      facts: () => ({
        ...{ name: order.customer_name, store: localText(store.name, 0) },
        ...{ number: String(order.unique_id), reply },
      }),
      expiresAt: addDays(now, daysOfUse),
    },
    { env, now },
  );
}
