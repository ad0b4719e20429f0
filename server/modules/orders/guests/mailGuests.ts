import { addHours, min } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { customers } from '#server/db/schema/customers';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { mailedLink, menuLanguage, queueMessages } from '../../outgoing/service';
import { isOrder, type OrderRow } from '../orderRecord';
import { guestToken } from './guestLink';

/** Guests are reminded a day before they come. Those who book later than that are told once. */
export const reminderHours = 24;

/** A mail that can't leave for so long is of no more use: the booking may have changed. */
const hoursOfUse = 2;

/** The language in the store's note about the customer, or else that of its menu. */
async function languageOf(tx: Database, row: OrderRow, store: typeof stores.$inferSelect): Promise<string> {
  const [noted] = await tx
    .select({ language: customers.language })
    .from(customers)
    .where(
      and(
        eq(customers.store_id, row.store_id),
        eq(customers.country_phone_code, row.customer_country_phone_code),
        eq(customers.phone, row.customer_phone),
      ),
    );
  return noted?.language || menuLanguage(store) || 'en';
}

/** The mails that guests get about their booking, and the column that keeps each from being sent again. */
const sentAt = { booking_accepted: 'guest_mailed_at', booking_reminder: 'guest_reminded_at' } as const;

/** Mails the guests of a booking its link. The caller has locked the order, and checked that they gave an address. */
export async function mailGuests(
  tx: Database,
  row: OrderRow,
  event: keyof typeof sentAt,
  { env, now }: { env: Pick<Env, 'SMTP_URL' | 'DEMO' | 'APP_KEY' | 'PUBLIC_ADDRESS'>; now: Date },
): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, row.store_id));
  if (!store || !row.customer_email) throw new Error(`the guests of order ${row.id} can't be mailed`);
  const link = mailedLink(env, 'booking', await guestToken(tx, row));
  const to = [{ channel: 'email', recipient: row.customer_email, language: await languageOf(tx, row, store) } as const];
  await queueMessages(
    tx,
    store,
    {
      event,
      to,
      facts: (time) => ({
        ...{ store: localText(store.name, 0), at: time(row.due_at), persons: String(row.persons ?? 1), link },
      }),
      expiresAt: min([row.due_at, addHours(now, hoursOfUse)]),
    },
    { env, now: () => now },
  );
  await tx
    .update(orders)
    .set({ [sentAt[event]]: now })
    .where(isOrder(row.store_id, row.id));
}
