import { eq } from 'drizzle-orm';
import { feeStateOf } from '#contract/bookings/bookingFee';
import { chargeFor } from '#contract/bookings/chargeFor';
import { chargesOver, guestChangesOf, guestStateOf } from '#contract/bookings/guestRules';
import type { GuestBooking } from '#contract/entities/guestBooking';
import { checkTransition } from '#contract/orders/allowedActions';
import { cardDueOf } from '#contract/orders/amountDueOf';
import { settlementOf } from '#contract/orders/settlement';
import { orderStatus } from '#contract/orders/statuses';
import { flagsOf } from '#contract/storeFlags';
import { businessDate, dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { storeSettings } from '#server/db/schema/storeSettings';
import type { StoreGateways } from '#server/gateways/payments/storeGateways';
import { hasSecuredFee } from '../money/securedFee';
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

/** The number and the time that guests would like instead of theirs. */
export interface Wanted {
  persons: number;
  at: Date;
}

/**
 * Whether guests would owe less after a change than before it, by cancelling now or by staying away. While they could
 * cancel for nothing, they escape nothing by a change.
 */
export function lowersCharge(row: OrderRow, { persons, at }: Wanted, terms: StoreTerms, now: Date): boolean {
  const before = chargeNow(row, terms, now);
  if (before === 0) return false;
  const changed = { ...row, persons, schedule_at: at, due_at: at };
  const ofNoShow = (one: OrderRow) => settlementOf('no_show', one.order_status, one, terms.rules, now).charge;
  return chargeNow(changed, terms, now) < before || ofNoShow(changed) < ofNoShow(row);
}

/** The changes that guests can make: of those by the store's rules, the ones that lower no charge. */
export function changesOf(row: OrderRow, terms: StoreTerms, now: Date) {
  const { persons, at } = guestsOrder(row);
  const { persons_max, ...allowed } = guestChangesOf(guestsOrder(row), terms.booking_rules, terms.rules, now);
  // More guests would owe more than the fee that was agreed: that is for the store to decide.
  const isPerPerson = row.booking_fee?.per === 'person';
  const byRules = { ...allowed, persons_max: isPerPerson ? Math.min(persons_max, persons) : persons_max };
  if (byRules.changes === 'none') return byRules;
  let persons_min = persons;
  while (persons_min > byRules.persons_min && !lowersCharge(row, { persons: persons_min - 1, at }, terms, now))
    persons_min -= 1;
  const isNothingLeft = byRules.changes === 'fewer' && persons_min === persons;
  return { ...byRules, persons_min, changes: isNothingLeft ? ('none' as const) : byRules.changes };
}

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

/** The fee, as far as it can still be paid, or was. */
async function feeOf(db: Database, row: OrderRow, gateways: StoreGateways): Promise<GuestBooking['fee']> {
  const { booking_fee: fee, fee_due_at: due } = row;
  const owed = feeStateOf(row);
  if (!fee || !due || !owed) return null;
  const state = owed === 'due' && (await hasSecuredFee(db, row)) ? 'held' : owed;
  const { amount, is_off_the_bill } = fee;
  const can_pay = state === 'due' && (await gateways.isOn(db, row.store_id));
  return { amount, is_off_the_bill, due_at: due.toISOString(), state, can_pay, to_pay: cardDueOf(row) };
}

/** A booking as its guests see it: without the table, which can still change, and without their own number. */
export async function presentBooking(
  db: Database,
  row: OrderRow,
  terms: StoreTerms,
  { now, gateways }: { now: Date; gateways: StoreGateways },
): Promise<GuestBooking> {
  const { store, booking_rules } = terms;
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
    ...changesOf(row, terms, now),
    ...{ first_day: today, last_day: dateFrom(today, booking_rules.days_ahead) },
    can_cancel: canCancel(row, terms, now),
    currency: row.currency,
    charge: chargeNow(row, terms, now),
    ...chargesOf(row),
    fee: await feeOf(db, row, gateways),
    note: [...(persons > booking_rules.persons_max ? booking_rules.large_party_note : booking_rules.guest_note)],
  };
}
