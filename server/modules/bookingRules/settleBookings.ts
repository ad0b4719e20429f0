import type { BookingRuleName } from '#contract/bookings/bookingFacts';
import type { BookingRules } from '#contract/bookings/bookingRules';
import { type ReplayFacts, replayOf } from '#contract/bookings/replay';
import type { AffectedOrder, OrderDecisions } from '#contract/entities/affectedOrders';
import type { Database } from '#server/db/database';
import type { CallContext } from '#server/http/handler';
import { settleOrders } from '../opening/service';
import { loadStoreTerms } from '../orders/service';
import { loadComing, loadReplayFacts, type ReplayedBooking } from './loadReplayed';

/** Rules about when a booking is made: one that was made in time still fits. */
const isOfEvening = (rule: BookingRuleName): boolean => rule !== 'too_soon' && rule !== 'too_far';

/** The bookings to come that fit the saved rules, but not the new ones, in the order of their times. */
export function bookingsOutside(
  facts: ReplayFacts,
  [saved, typed]: readonly [BookingRules, BookingRules],
  coming: readonly ReplayedBooking[],
): AffectedOrder[] {
  const replay = replayOf(facts);
  const [before, after] = [replay(saved, coming, isOfEvening), replay(typed, coming, isOfEvening)];
  const outside = coming.flatMap(({ id, order }) => {
    const rule = before.has(id) ? undefined : after.get(id);
    return rule ? [{ ...order, rule }] : [];
  });
  return outside.sort((a, b) => a.schedule_at.localeCompare(b.schedule_at));
}

/**
 * Settles what new rules do to the bookings to come, in the transaction that saves them.
 *
 * @throws 4173 with the bookings that the rules wouldn't accept, unless each is named
 */
export async function settleBookings(
  tx: Database,
  rules: BookingRules,
  decisions: OrderDecisions | undefined,
  { session, now }: Pick<CallContext, 'session' | 'now'>,
): Promise<void> {
  const terms = await loadStoreTerms(tx, session.store_id);
  const affected = async () => {
    const coming = await loadComing(tx, session.store_id, now());
    const facts = await loadReplayFacts(tx, terms);
    return bookingsOutside(facts, [terms.booking_rules, rules], coming);
  };
  await settleOrders(tx, terms, affected, decisions, { session, now: now() });
}
