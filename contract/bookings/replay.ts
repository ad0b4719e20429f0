import { businessDate, dateFrom } from '../time';
import { type BookingDay, bookingDay } from './bookingDay';
import type { Booking, BookingFacts, BookingRuleName, Hold } from './bookingFacts';
import type { BookingRules } from './bookingRules';
import { quarterOf } from './covers';
import { judgeBooking } from './judgeBooking';
import { freeAt } from './stay';

/** A request that was made, whether it became a booking or was refused. */
export interface ReplayedRequest {
  id: string;
  at: Date;
  asked: Date;
  persons: number;
  by: 'guest' | 'store';
  /** The tables that it got. */
  table_ids?: readonly string[] | undefined;
  /** It was called off: it counts as a request and takes no table. */
  isCalledOff?: boolean;
}

/** The hours and tables of a store, by which its requests are checked besides the rules. */
export type ReplayFacts = Omit<BookingFacts, 'bookings' | 'rules'>;

interface ReplayedDay extends BookingDay {
  holds: Map<string, (Hold & { id: string })[]>;
  arrivals: Map<number, Booking[]>;
}

function append<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

/** IDs of the same instant ascend too. */
const byAsking = (a: ReplayedRequest, b: ReplayedRequest): number =>
  a.asked.getTime() - b.asked.getTime() || a.id.localeCompare(b.id);

/** Makes all requests again, in the order in which they were made, under rules. */
type Replay = (
  rules: BookingRules,
  requests: readonly ReplayedRequest[],
  isJudged?: (rule: BookingRuleName) => boolean,
) => Map<string, BookingRuleName>;

/**
 * Prepares a store's days for replays: each makes requests again under other rules, one after the other, so that those
 * which are accepted take a table and count as guests for the later ones. Pauses and busy kitchens of then aren't known.
 *
 * @returns a function that returns the refused requests, each with the first rule that it breaks
 * @example const refused = replayOf(facts)({ ...rules, covers_max: 20 }, requests)
 */
export function replayOf({ opening, ...others }: ReplayFacts): Replay {
  const facts = {
    ...others,
    opening: { ...opening, service_state: { ...opening.service_state, paused: {}, busy: null } },
  };
  const days = { timezone: opening.timezone, day_starts_at: facts.day_starts_at };
  const prepared = new Map<string, BookingDay>();
  const prepare = (date: string): BookingDay => {
    const day = prepared.get(date) ?? bookingDay({ ...facts, bookings: [] }, date);
    prepared.set(date, day);
    return day;
  };
  return (rules, requests, isJudged = () => true) => {
    const replayed = new Map<string, ReplayedDay>();
    const dayOf = (date: string): ReplayedDay => {
      const day = replayed.get(date) ?? { ...prepare(date), holds: new Map(), arrivals: new Map() };
      replayed.set(date, day);
      return day;
    };
    const under = { ...facts, rules, bookings: [] };
    const take = ({ id, at, persons, by }: ReplayedRequest, tables: readonly string[], date: string) => {
      const [from, until] = [at.getTime(), freeAt(rules, persons, at).getTime()];
      const holds = tables.map((table_id) => ({ table_id, from, until, id }));
      const day = dayOf(date);
      append(day.arrivals, quarterOf(from), { id, at: from, persons, is_guests: by === 'guest', holds });
      const touched = until > day.bounds.end.getTime() ? [day, dayOf(dateFrom(date, 1))] : [day];
      for (const hold of holds) for (const one of touched) append(one.holds, hold.table_id, hold);
    };
    const refused = new Map<string, BookingRuleName>();
    for (const request of [...requests].sort(byAsking)) {
      const { at, persons, by, table_ids } = request;
      const date = businessDate(at, days);
      const isNow = at <= request.asked;
      const bookingRequest = { at, persons, by, isNow, now: isNow ? at : request.asked };
      const verdictFor = (wanted?: readonly string[]) =>
        judgeBooking(under, { ...bookingRequest, table_ids: wanted }, dayOf(date));
      const verdictForTables = table_ids?.length ? verdictFor(table_ids) : undefined;
      // At other tables, if those that it got aren't free now.
      const { broken, choices } = verdictForTables?.broken.length === 0 ? verdictForTables : verdictFor();
      const rule = broken.find(isJudged);
      if (rule && !isNow) refused.set(request.id, rule);
      // Guests at the door came, whatever the rules say now.
      const tables = choices[0] ?? (isNow ? table_ids : undefined);
      if (tables && !request.isCalledOff && (isNow || !rule)) take(request, tables, date);
    }
    return refused;
  };
}
