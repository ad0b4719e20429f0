import { eq } from 'drizzle-orm';
import { chargeFor } from '#contract/bookings/chargeFor';
import { chargesOver, guestChangesOf, guestStateOf } from '#contract/bookings/guestRules';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { checkTransition } from '#contract/orders/allowedActions';
import { settlementOf } from '#contract/orders/settlement';
import { orderStatus } from '#contract/orders/statuses';
import { flagsOf } from '#contract/storeFlags';
import { businessDate, dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { OrderRow } from '../orderRecord';
import { factsOf } from '../presentOrder';
import type { StoreTerms } from '../storeTerms';

/** A booking as the rules about its guests see it. */
export const guestsOrder = ({ order_status, persons, due_at }: OrderRow) => ({
  ...{ order_status, persons: persons ?? 1, at: due_at },
});

/** The cost of cancelling a booking now, for its guests. */
export const chargeNow = (row: OrderRow, { rules }: StoreTerms, now: Date): number =>
  settlementOf('customer_cancel', row.order_status, row, rules, now).charge;

/** Whether the guests can still cancel. */
export function canCancel(row: OrderRow, { store, rules }: StoreTerms, now: Date): boolean {
  const context = { actor: 'customer', grants: null, flags: flagsOf(store), rules, now } as const;
  return !('refused' in checkTransition(factsOf(row), 'order', orderStatus.CANCELLED_BY_CUSTOMER, context));
}

/** The charges by the policy that the booking was made under. */
function chargesOf(row: OrderRow): Pick<GuestBooking, 'charges' | 'no_show'> {
  const policy = row.cancellation_policy?.booking;
  if (!policy) return { charges: [], no_show: 0 };
  const { persons, at } = guestsOrder(row);
  const booking = { at, persons, base: Math.max(0, row.total - row.tip_amount), timezone: policy.timezone };
  return {
    charges: chargesOver(policy, booking).map(({ from, amount }) => ({ from: from.toISOString(), amount })),
    no_show: chargeFor(policy, booking, 'no_show').amount,
  };
}

/** The number at which guests reach the store; empty if it has none. */
async function contactOf(db: Database, storeId: string): Promise<string> {
  const [row] = await db
    .select({ details: storeSettings.details })
    .from(storeSettings)
    .where(eq(storeSettings.store_id, storeId));
  return row?.details.contact_phone ? `${row.details.contact_country_phone_code} ${row.details.contact_phone}` : '';
}

/** A booking as its guests see it: without the table, which can still change, and without their own number. */
export async function presentBooking(db: Database, row: OrderRow, terms: StoreTerms, now: Date): Promise<GuestBooking> {
  const { store, rules, booking_rules } = terms;
  const { persons, at } = guestsOrder(row);
  const state = guestStateOf(guestsOrder(row), now);
  const today = businessDate(now, store);
  return {
    store: {
      ...{ name: store.name, address: store.address, timezone: store.timezone },
      phone: await contactOf(db, store.id),
    },
    ...{ at: at.toISOString(), day: businessDate(at, store), persons, state },
    confirmed_at: row.guest_confirmed_at?.toISOString() ?? null,
    ...guestChangesOf(guestsOrder(row), booking_rules, rules, now),
    ...{ first_day: today, last_day: dateFrom(today, booking_rules.days_ahead) },
    can_cancel: canCancel(row, terms, now),
    currency: row.currency,
    charge: chargeNow(row, terms, now),
    ...chargesOf(row),
    note: [...(persons > booking_rules.persons_max ? booking_rules.large_party_note : booking_rules.guest_note)],
  };
}
