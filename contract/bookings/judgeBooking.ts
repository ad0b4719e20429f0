import { addMinutes } from 'date-fns';
import { isOffered, isOn } from '../opening/openingRules';
import { businessDate, businessDay, dateFrom } from '../time';
import { type BookingDay, bookingDay } from './bookingDay';
import type { BookableTable, BookingFacts, BookingRequest, BookingRuleName } from './bookingFacts';
import { coverLimitsAt, quarterOf } from './covers';
import { fittingTables } from './fittingTables';
import { freeAt } from './stay';

/** The verdict of the rules on a request. */
export interface BookingVerdict {
  /** The rules that it breaks, in the order of `bookingRuleNames`; it can be booked if there are none. */
  broken: BookingRuleName[];
  /** The tables that it can have, best first: those that were asked for, or each choice that fits. */
  choices: string[][];
  /** The bounds of a wanted table's size that the party is outside. */
  size?: { minimum: number } | { maximum: number };
}

function timeRules(facts: BookingFacts, request: BookingRequest, { date, spans }: BookingDay): BookingRuleName[] {
  const { opening, rules, day_starts_at } = facts;
  const { at, now, by, isNow } = request;
  if (!isOffered(opening, 'table')) return ['off'];
  if (isNow ? at < now : at <= now) return ['past'];
  const days = { timezone: opening.timezone, day_starts_at };
  const last = businessDay(dateFrom(businessDate(now, days), rules.days_ahead), days);
  // Guests who stand at the door haven't booked: the store seats them on any day.
  const isWalkIn = isNow && by === 'store';
  const isOpen = spans.some(({ start, end }) => start <= at && at < end);
  return [
    // Notice is for guests: staff know themselves how soon they can take someone.
    ...(by === 'guest' && at < addMinutes(now, rules.notice_minutes) ? (['too_soon'] as const) : []),
    ...(at >= last.end ? (['too_far'] as const) : []),
    ...(!isWalkIn && rules.closed_dates.includes(date) ? (['closed_date'] as const) : []),
    ...(isOpen ? [] : (['closed'] as const)),
    ...(isOpen && isOn(opening.service_state.paused.table, at) ? (['paused'] as const) : []),
  ];
}

function partyRules(facts: BookingFacts, request: BookingRequest, { arrivals }: BookingDay): BookingRuleName[] {
  const { rules } = facts;
  const { at, persons, by, isNow, except } = request;
  const isGuest = by === 'guest';
  const isOutside = persons < rules.persons_min || persons > rules.persons_max;
  const others = (arrivals.get(quarterOf(at.getTime())) ?? []).filter(({ id }) => id !== except);
  const coming = others.reduce((sum, other) => sum + other.persons, persons);
  const guests = others.reduce((sum, other) => sum + (other.is_guests ? other.persons : 0), persons);
  const { covers_max, guest_covers_max } = coverLimitsAt(facts, at);
  const isFull = covers_max !== null && coming > covers_max;
  return [
    ...(isGuest && isOutside ? (['party_size'] as const) : []),
    ...(isFull && (isGuest || !isNow) ? (['covers'] as const) : []),
    ...(isGuest && guest_covers_max !== null && guests > guest_covers_max ? (['guest_covers'] as const) : []),
  ];
}

/** Whether a party could have tables, apart from its size. */
function usableTables(facts: BookingFacts, request: BookingRequest, { holds }: BookingDay) {
  const { at, persons, by, except } = request;
  const from = at.getTime();
  const until = (request.until ?? freeAt(facts.rules, persons, at)).getTime();
  return ({ id, is_bookable }: BookableTable): boolean =>
    (is_bookable || by === 'store') &&
    !(holds.get(id) ?? []).some((hold) => hold.id !== except && hold.from < until && from < hold.until);
}

/** The combination of just these tables. */
function combinationOf({ combinations }: BookingFacts, ids: readonly string[]) {
  const key = [...ids].sort().join();
  return combinations.find(({ table_ids }) => [...table_ids].sort().join() === key);
}

/** The sizes of party for which tables are: a table's own, a combination's, or the seats of any tables together. */
function rangeOf(facts: BookingFacts, ids: readonly string[]): { min: number; max: number } {
  const combination = combinationOf(facts, ids);
  if (combination) return { min: combination.min_persons, max: combination.max_persons };
  const wanted = facts.tables.filter(({ id }) => ids.includes(id));
  return {
    min: Math.max(1, ...wanted.map(({ min_persons }) => min_persons)),
    max: wanted.reduce((sum, { max_persons }) => sum + max_persons, 0),
  };
}

function tableRules(
  facts: BookingFacts,
  request: BookingRequest,
  day: BookingDay,
): Pick<BookingVerdict, 'broken' | 'choices' | 'size'> {
  const isUsable = usableTables(facts, request, day);
  const { table_ids, persons, by } = request;
  if (!table_ids) {
    const choices = fittingTables(facts, persons, isUsable);
    return { broken: choices.length > 0 ? [] : ['no_table'], choices };
  }
  const wanted = facts.tables.filter(({ id }) => table_ids.includes(id));
  if (wanted.length !== table_ids.length) return { broken: ['no_table'], choices: [] };
  // Staff push any tables together; customers get the joins that the store offers.
  const isJoinable = by === 'store' || table_ids.length === 1 || combinationOf(facts, table_ids) !== undefined;
  const isFree = isJoinable && wanted.every(isUsable);
  const { min, max } = rangeOf(facts, table_ids);
  const size = (persons < min && { minimum: min }) || (persons > max && { maximum: max }) || undefined;
  return {
    broken: [...(size ? (['table_size'] as const) : []), ...(isFree ? [] : (['no_table'] as const))],
    choices: isFree ? [[...table_ids]] : [],
    ...(size ? { size } : {}),
  };
}

/**
 * Whether a party can come at a time, and to which tables: the one answer for what is offered and for what is booked.
 *
 * @param day the business day of the time, if it is prepared already
 */
export function judgeBooking(facts: BookingFacts, request: BookingRequest, day?: BookingDay): BookingVerdict {
  const days = { timezone: facts.opening.timezone, day_starts_at: facts.day_starts_at };
  const prepared = day ?? bookingDay(facts, businessDate(request.at, days));
  const { broken, ...tables } = tableRules(facts, request, prepared);
  return {
    broken: [...timeRules(facts, request, prepared), ...partyRules(facts, request, prepared), ...broken],
    ...tables,
  };
}
