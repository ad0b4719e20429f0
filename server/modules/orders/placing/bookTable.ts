import type { BookingFacts, BookingRequest, BookingRuleName } from '#contract/bookings/bookingFacts';
import { type BookingVerdict, judgeBooking } from '#contract/bookings/judgeBooking';
import { slotsOf } from '#contract/bookings/slotsOf';
import { freeAt } from '#contract/bookings/stay';
import { errorCodes } from '#contract/codes/errorCodes';
import { businessDate } from '#contract/time';
import type { Database } from '#server/db/database';
import type { orders } from '#server/db/schema/orders';
import { CallError, fieldsNotValid } from '#server/http/callError';
import { type BookedHold, loadBookingFacts, lockTables } from '../../bookings/service';
import { type BrokenRule, brokenRule, fieldMissing, ruleViolation } from '../refusals';
import type { StoreTerms } from '../storeTerms';
import type { PlacedOrder } from './orderLines';
import { brokenHours } from './orderTime';

export type Seat = Pick<typeof orders.$inferInsert, 'table_id' | 'table_number' | 'persons' | 'free_at'>;

/** The tables that a party can have. */
export interface BookedTables {
  seat: Required<Seat>;
  /** The rows to hold them with. */
  hold: BookedHold;
  /** The rules that it breaks and that staff can override. */
  broken: BrokenRule[];
}

/** How many other tables and times a refusal offers. */
const offeredMax = 5;

/** TABLE_NOT_FREE, with the tables that are free then, and with the next times of the day at which one is. */
function tableNotFree(facts: BookingFacts, request: BookingRequest): CallError {
  const { table_ids: _wanted, ...party } = request;
  const days = { timezone: facts.opening.timezone, day_starts_at: facts.day_starts_at };
  const times = slotsOf(facts, businessDate(request.at, days), party)
    .filter(({ at, blocked_by }) => blocked_by === undefined && at > request.at)
    .map(({ at }) => at.toISOString());
  const { choices } = judgeBooking(facts, party);
  return ruleViolation(errorCodes.TABLE_NOT_FREE, 'table_id', {
    table_ids: choices.slice(0, offeredMax),
    times: times.slice(0, offeredMax),
  });
}

/** A rule that staff can override, as the error for it. */
function overridableOf(
  rule: BookingRuleName,
  terms: StoreTerms,
  { at }: BookingRequest,
  { size }: BookingVerdict,
): BrokenRule[] {
  switch (rule) {
    case 'too_far':
    case 'closed_date':
      return [brokenRule(rule, { reason: rule })];
    case 'closed':
    case 'paused':
      return [brokenHours(terms, 'table', at) ?? brokenRule(rule)];
    case 'covers':
      return [brokenRule('covers')];
    case 'table_size':
      return [brokenRule('table_size', { ...size }, size && 'minimum' in size ? 'too_small' : 'too_big')];
    default:
      return [];
  }
}

/** Refuses what no reason can override. */
function refuseFinally(facts: BookingFacts, request: BookingRequest, { broken }: BookingVerdict): void {
  const problem = broken.find((rule) => rule === 'past' || rule === 'too_soon');
  if (problem) throw ruleViolation(errorCodes.SLOT_NOT_AVAILABLE, 'schedule_at', { reason: problem });
  if (broken.includes('no_table')) throw tableNotFree(facts, request);
  if (broken.includes('party_size')) {
    const { persons_min: minimum, persons_max: maximum } = facts.rules;
    const isSmall = request.persons < minimum;
    const error = isSmall ? { code: 'too_small', params: { minimum } } : { code: 'too_big', params: { maximum } };
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'persons', ...error }]);
  }
  if (broken.includes('guest_covers') && !broken.includes('covers')) {
    throw ruleViolation(errorCodes.SLOT_FULL, 'schedule_at', { reason: 'guest_covers' });
  }
}

/**
 * Finds the tables of a party, by the same engine as what is offered. The store's tables stay locked, so that two
 * simultaneous requests can't both get one. The caller writes the hold with the order.
 *
 * @throws 4108 if others have the table then, 4022 if the table doesn't exist or the party is too small or too large
 *   for customers to book, 4174 if too many customers come then
 */
export async function findTables(
  tx: Database,
  terms: StoreTerms,
  request: BookingRequest,
  isJudged: (rule: BookingRuleName) => boolean = () => true,
): Promise<BookedTables> {
  const { store, booking_rules } = terms;
  await lockTables(tx, store.id);
  const days = { timezone: store.timezone, day_starts_at: store.day_starts_at };
  const facts = await loadBookingFacts(tx, terms, businessDate(request.at, days), request.now);
  const { at, persons, table_ids } = request;
  if (table_ids?.some((id) => !facts.tables.some((table) => table.id === id))) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_id', code: String(errorCodes.NO_DATA_FOUND) }]);
  }
  const judged = judgeBooking(facts, request);
  const verdict = { ...judged, broken: judged.broken.filter(isJudged) };
  refuseFinally(facts, request, verdict);
  const ids = table_ids ?? verdict.choices[0] ?? [];
  const first = facts.tables.find(({ id }) => id === ids[0]);
  if (!first) throw new Error('no table was chosen');
  const free_at = request.until ?? freeAt(booking_rules, persons, at);
  return {
    seat: { table_id: first.id, table_number: first.number, persons, free_at },
    hold: { table_ids: ids, from: at, until: free_at },
    broken: verdict.broken.flatMap((rule) => overridableOf(rule, terms, request, verdict)),
  };
}

/**
 * Finds the tables of a new order: the one that it names, or the best that fit a customer's party.
 *
 * @throws 648 if the store doesn't take table orders, and the errors of `findTables`
 */
export function bookTable(
  tx: Database,
  terms: StoreTerms,
  { table_id, persons }: PlacedOrder,
  { at, now, slot, by }: { at: Date; now: Date; slot: Date | null; by: BookingRequest['by'] },
): Promise<BookedTables> {
  if (!terms.store.is_provide_table_booking) throw new CallError(errorCodes.TABLE_SETTINGS_NOT_FOUND);
  if (!table_id && by === 'store') throw fieldMissing('table_id');
  if (persons === undefined) throw fieldMissing('persons');
  const table_ids = table_id ? [table_id] : undefined;
  return findTables(tx, terms, { at, persons, by, now, isNow: slot === null, table_ids });
}
