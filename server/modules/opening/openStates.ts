import { addDays } from 'date-fns';
import { slotRulesFor } from '#contract/bookings/slotRules';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { isOffered, type OpeningRules } from '#contract/opening/openingRules';
import { openState } from '#contract/opening/openState';
import { slotProblem, slotsOn } from '#contract/opening/slots';
import type { OrderType } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { fieldsNotValid } from '#server/http/callError';
import { fullSlots, loadOrderRecord, loadStoreTerms } from '../orders/service';

/** The opening state of one order type, as the wire has it. */
export function presentState(rules: OpeningRules, orderType: OrderType, at: Date): ReplyOf<'get_open_state'> {
  const { until, next_open_at, festival, ...state } = openState(rules, orderType, at);
  return {
    ...state,
    ...(until && { until: until.toISOString() }),
    ...(festival && { festival: [...festival] }),
    ...(next_open_at && { next_open_at: next_open_at.toISOString() }),
  };
}

/** Returns the opening state of every order type. */
export const presentStates = (rules: OpeningRules, at: Date): ReplyOf<'pause_orders'>['open_states'] => ({
  delivery: presentState(rules, 'delivery', at),
  pickup: presentState(rules, 'pickup', at),
  table: presentState(rules, 'table', at),
});

/** @throws 4022 at `at` if it is more than a year before or after now */
function assertWithinYear(at: Date, now: Date): Date {
  const isEarly = at < addDays(now, -limits.openStateDays);
  const code = isEarly ? 'too_small' : at > addDays(now, limits.openStateDays) ? 'too_big' : null;
  if (code) throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'at', code }]);
  return at;
}

/** The opening state that a store's app or a customer's asks for. */
export async function readOpenState(
  db: Database,
  storeId: string,
  { order_type, at }: { order_type: OrderType; at?: string | undefined },
  now: Date,
): Promise<ReplyOf<'get_open_state'>> {
  const { opening } = await loadStoreTerms(db, storeId);
  return presentState(opening, order_type, at === undefined ? now : assertWithinYear(new Date(at), now));
}

/**
 * Returns the times to offer on a date, by the same rules as for orders.
 *
 * @throws ORDER_DETAIL_NOT_FOUND if the store has no order of the given id
 */
export async function readSlots(
  db: Database,
  storeId: string,
  { order_type, date, order_id: except }: { order_type: OrderType; date: string; order_id?: string | undefined },
  { now, by }: { now: Date; by: 'guest' | 'store' },
): Promise<ReplyOf<'get_slot_list'>> {
  if (except) await loadOrderRecord(db, storeId, except);
  const terms = await loadStoreTerms(db, storeId);
  const { opening } = terms;
  const rules = slotRulesFor({ order_rules: terms.rules, booking_rules: terms.booking_rules }, order_type, by);
  if (!isOffered(opening, order_type)) return { slots: [] };
  const slots = slotsOn(opening, order_type, date, { times: rules, from: now }).filter(
    (slot) => slotProblem(rules, slot, now, opening.timezone) === null,
  );
  const full = await fullSlots(db, terms, { order_type, slots, except });
  return { slots: slots.map((slot) => ({ at: slot.toISOString(), is_full: full.has(slot.getTime()) })) };
}
