import { addHours, min } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { feeOwed } from '#contract/bookings/bookingFee';
import type { CustomerEvent } from '#contract/messages/customerEvents';
import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import { systemReasons } from '#contract/orders/systemReasons';
import type { Database } from '#server/db/database';
import { customers } from '#server/db/schema/customers';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import { stores } from '#server/db/schema/stores';
import type { Env } from '#server/env';
import { queueCustomerMessage } from '../../customerMessages/service';
import { type DeliveryEnv, mailedLink, menuLanguage, writtenLanguage } from '../../outgoing/service';
import { isOrder, type OrderRow } from '../orderRecord';
import { guestToken } from './guestLink';

/** Guests are reminded a day before they come. Those who book later than that are told once. */
export const reminderHours = 24;

/** A message that can't leave for so long is of no more use. */
const hoursOfUse = 2;

/** The language in the store's note about the customer, or else that of its menu. */
export async function customerLanguage(
  tx: Database,
  row: Pick<OrderRow, 'store_id' | 'customer_country_phone_code' | 'customer_phone'>,
  store: typeof stores.$inferSelect,
): Promise<string> {
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

/** The messages that guests get about their booking. */
export type GuestEvent = Extract<CustomerEvent, `booking_${string}`>;

/** The occasion of a message. The one about a fee takes the place of the confirmation or of the reminder. */
export type Occasion = Exclude<GuestEvent, 'booking_fee_due'>;

/** The columns of an order that remember a message, so that it isn't sent again. */
function columnsAfter(occasion: Occasion, { due_at, persons }: OrderRow, now: Date): Partial<OrderRow> {
  const guest_told = { at: due_at.toISOString(), persons: persons ?? 1 };
  // Those who learn of a change so late need no reminder of it.
  const isSoon = due_at <= addHours(now, reminderHours);
  const columns = {
    booking_accepted: { guest_mailed_at: now, guest_told },
    booking_reminder: { guest_reminded_at: now, guest_told },
    booking_changed: { guest_told, ...(isSoon && { guest_reminded_at: now }) },
    booking_cancelled: { guest_told: null },
    booking_released: { guest_mailed_at: now, guest_told: null },
  };
  return columns[occasion];
}

/** How the customer of an order can be reached. */
export const reachable = (
  row: Pick<OrderRow, 'customer_email' | 'customer_country_phone_code' | 'customer_phone'>,
): { email: string | null; phone: string | null } => ({
  email: row.customer_email || null,
  phone: row.customer_phone ? `${row.customer_country_phone_code}${row.customer_phone}` : null,
});

/** The fee in a message: what is still to be paid, or else the whole of it; empty without one. */
function feeText(row: OrderRow, language: string): string {
  if (!row.booking_fee) return '';
  return formatMoney(feeOwed(row) || row.booking_fee.amount, row.currency, writtenLanguage(language));
}

/** When a message is of no more use: the booking may have changed, or its fee can no longer be paid. */
function expiryOf(event: GuestEvent, { due_at, fee_due_at, reason }: OrderRow, now: Date): Date {
  const latest = addHours(now, hoursOfUse);
  // Guests can be on their way after its time, too.
  if (reason === systemReasons.feeUnpaid) return latest;
  return min([due_at, latest, ...(event === 'booking_fee_due' && fee_due_at ? [fee_due_at] : [])]);
}

/** Tells the guests of a booking something, with its link. The caller has locked the order. */
export async function mailGuests(
  tx: Database,
  row: OrderRow,
  { event, occasion }: { event: GuestEvent; occasion: Occasion },
  { env, now }: { env: DeliveryEnv & Pick<Env, 'APP_KEY' | 'PUBLIC_ADDRESS'>; now: Date },
): Promise<void> {
  const [of] = await tx
    .select({ store: stores, settings: storeSettings })
    .from(stores)
    .innerJoin(storeSettings, eq(storeSettings.store_id, stores.id))
    .where(eq(stores.id, row.store_id));
  if (!of) throw new Error(`the guests of order ${row.id} can't be told`);
  const { store } = of;
  // A text message, or a mail by the store's own server, can leave an installation that doesn't know its address.
  const hasLink = row.is_open && env.PUBLIC_ADDRESS !== '';
  const link = hasLink ? mailedLink(env, 'booking', await guestToken(tx, row)) : '';
  const language = await customerLanguage(tx, row, store);
  await queueCustomerMessage(
    tx,
    of,
    {
      ...{ event, to: reachable(row), language, expiresAt: expiryOf(event, row, now) },
      facts: (time) => ({
        ...{ name: row.customer_name, store: localText(store.name, 0), at: time(row.due_at), link },
        ...{ persons: String(row.persons ?? 1), fee: feeText(row, language) },
        due: row.fee_due_at ? time(row.fee_due_at) : '',
      }),
    },
    { env, now },
  );
  await tx
    .update(orders)
    .set(columnsAfter(occasion, row, now))
    .where(isOrder(row.store_id, row.id));
}
