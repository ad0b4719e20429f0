import { and, eq, sql } from 'drizzle-orm';
import { type AgreedFee, agreedFee, feeDueAt } from '#contract/bookings/bookingFee';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import type { StoreTerms } from '../storeTerms';
import { stayedAway } from './noShows';
import type { PlacedOrder } from './orderLines';

/** The fee of a new booking, as its order keeps it. */
export interface NewFee {
  booking_fee: AgreedFee | null;
  fee_due_at: Date | null;
}

/** How often the guests of a number stayed away. A number that isn't known stayed away never. */
async function noShowsOf(tx: Database, storeId: string, { phone, country_phone_code }: PlacedOrder['customer']) {
  if (!phone) return 0;
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, storeId),
        eq(orders.customer_phone, phone),
        eq(orders.customer_country_phone_code, country_phone_code),
        stayedAway,
      ),
    );
  return row?.count ?? 0;
}

/** Whether guests have stayed away as often as the rule says. */
const isAskedOf = async (tx: Database, storeId: string, customer: PlacedOrder['customer'], afterNoShows: number) =>
  afterNoShows === 0 || (await noShowsOf(tx, storeId, customer)) >= afterNoShows;

/** When a booking is for, and who makes it. */
interface Booked {
  /** `null` for guests who order at their table. */
  slot: Date | null;
  now: Date;
  placed_by: 'platform' | 'store';
  /** Staff ask for the fee. */
  asks_fee?: boolean | undefined;
}

/**
 * The fee that is asked for a booking: of customers by the store's rule, and of guests who book with the store's people if those
 * ask for it. It is paid by card, so a store that takes no cards asks none.
 */
export async function feeOf(
  tx: Database,
  { store, rules, booking_rules: { fee, grace_period } }: StoreTerms,
  { customer, persons = 1 }: PlacedOrder,
  { slot, now, placed_by, asks_fee = false }: Booked,
): Promise<NewFee> {
  const none = { booking_fee: null, fee_due_at: null };
  if (!fee || !slot || !rules.is_card_on) return none;
  const isAsked = placed_by === 'store' ? asks_fee : await isAskedOf(tx, store.id, customer, fee.after_no_shows);
  if (!isAsked) return none;
  return {
    booking_fee: agreedFee(fee, persons, store.store_tax),
    fee_due_at: feeDueAt(fee, { now, at: slot, grace_period }),
  };
}
