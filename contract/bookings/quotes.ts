import { waitingLimits } from '../bookingLimits';
import type { BookableTable, Hold, TableCombination } from './bookingFacts';
import type { BookingRules } from './bookingRules';
import { fittingTables } from './fittingTables';
import { freeAt } from './stay';

/** The facts that decide how long a party waits. */
export interface QuoteFacts {
  rules: Pick<BookingRules, 'stays' | 'reset_minutes'>;
  tables: readonly BookableTable[];
  combinations: readonly TableCombination[];
  /** Those of bookings, and of guests who sit at a table. */
  holds: readonly Hold[];
}

const minuteMs = 60_000;

interface Seating {
  at: number;
  ids: readonly string[];
  until: number;
}

/** The first time from an instant on at which a party can have tables for its whole stay, and the tables. */
function firstSeating(facts: QuoteFacts, persons: number, now: number): Seating | null {
  const { holds, rules } = facts;
  // A table that isn't free now is free once a hold ends.
  const times = [...new Set([now, ...holds.map(({ until }) => until).filter((until) => until > now)])];
  for (const at of times.sort((a, b) => a - b)) {
    const until = freeAt(rules, persons, new Date(at)).getTime();
    const isFree = ({ id }: BookableTable) =>
      !holds.some((hold) => hold.table_id === id && hold.from < until && at < hold.until);
    const [ids] = fittingTables(facts, persons, isFree);
    if (ids) return { at, ids, until };
  }
  return null;
}

/**
 * When a table for a party will be free, if the parties before it are seated first, each at the first table that fits.
 *
 * @param before the sizes of those parties, in the order in which they came
 * @returns `null` if no table fits the party
 */
export function tableFreeFor(facts: QuoteFacts, persons: number, before: readonly number[], now: Date): Date | null {
  const holds = [...facts.holds];
  for (const size of before) {
    const seating = firstSeating({ ...facts, holds }, size, now.getTime());
    if (!seating) continue;
    const { at, ids, until } = seating;
    holds.push(...ids.map((table_id) => ({ table_id, from: at, until })));
  }
  const own = firstSeating({ ...facts, holds }, persons, now.getTime());
  return own && new Date(own.at);
}

/** The wait to announce until an instant, in minutes, rounded up to the steps of quotes; no more than the longest one. */
export function quoteUntil(at: Date, now: Date): number {
  const { quoteStep, quoteMax } = waitingLimits;
  const minutes = Math.max(0, (at.getTime() - now.getTime()) / minuteMs);
  return Math.min(quoteMax, Math.ceil(minutes / quoteStep) * quoteStep);
}

/** Whether guests waited as long as they were told, within a few minutes. */
export function isQuoteRight(quotedMinutes: number, addedAt: Date, seatedAt: Date): boolean {
  const waited = (seatedAt.getTime() - addedAt.getTime()) / minuteMs;
  return Math.abs(waited - quotedMinutes) <= waitingLimits.quoteStep;
}
