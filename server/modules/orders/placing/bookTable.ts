import { and, eq } from 'drizzle-orm';
import type { BookingFacts, BookingRequest, BookingRuleName, Hold } from '#contract/bookings/bookingFacts';
import { type BookingVerdict, judgeBooking } from '#contract/bookings/judgeBooking';
import { slotsOf } from '#contract/bookings/slotsOf';
import { freeAt } from '#contract/bookings/stay';
import { errorCodes } from '#contract/codes/errorCodes';
import type { TypedTable } from '#contract/entities/typedBooking';
import { businessDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { CallError, fieldsNotValid } from '#server/http/callError';
import {
  type BookedHold,
  dropTyped,
  loadBookingFacts,
  lockTables,
  tablesNamed,
  tablesOf,
} from '../../bookings/service';
import { type BrokenRule, brokenRule, fieldMissing, ruleViolation } from '../refusals';
import type { StoreTerms } from '../storeTerms';
import type { PlacedOrder } from './orderLines';
import { brokenHours } from './orderTime';

export type Seat = Pick<
  typeof orders.$inferInsert,
  'table_id' | 'table_number' | 'joined_tables' | 'persons' | 'free_at'
>;

/** The tables that a party can have. */
export interface BookedTables {
  seat: Required<Seat>;
  /** The rows to hold them with. */
  hold: BookedHold;
  /** The rules that it breaks and that staff can override. */
  broken: BrokenRule[];
}

/**
 * The tables that a body names, in either of its fields.
 *
 * @returns `undefined` if it names none
 * @throws 4022 at `table_ids` if it uses both fields, or names a table twice
 */
export function wantedTables({ table_id, table_ids }: Pick<PlacedOrder, 'table_id' | 'table_ids'>) {
  if (!table_ids) return table_id ? [table_id] : undefined;
  const code = table_id ? 'invalid_value' : 'duplicate';
  if (table_id || new Set(table_ids).size < table_ids.length)
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_ids', code }]);
  return table_ids;
}

/** How many other tables and times a refusal offers. */
const offeredMax = 5;

/** The wanted tables for which someone is typing a booking. Only staff are told the names of staff. */
function typedOf({ rules, tables, bookings }: BookingFacts, { at, persons, by, ...wanted }: BookingRequest) {
  const until = (wanted.until ?? freeAt(rules, persons, at)).getTime();
  const isInTheWay = ({ table_id, from, until: end }: Hold) =>
    (wanted.table_ids?.includes(table_id) ?? false) && from < until && at.getTime() < end;
  const numbers = new Map(tables.map(({ id, number }) => [id, number]));
  return bookings.flatMap(({ typed_by: name, holds }) => {
    const table = numbers.get(holds.find(isInTheWay)?.table_id ?? '');
    return by === 'store' && name !== undefined && table !== undefined ? [{ table, name } satisfies TypedTable] : [];
  });
}

/**
 * TABLE_NOT_FREE, with the tables that are free then, with the next times of the day at which one is, and with who is
 * typing a booking of the wanted ones.
 */
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
    typed: typedOf(facts, request),
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

/** Those of some tables that an order has. */
async function tablesHeldBy(tx: Database, order: { store_id: string; id: string }, ids: readonly string[]) {
  const [row] = await tx
    .select({ table_id: orders.table_id, joined_tables: orders.joined_tables })
    .from(orders)
    .where(and(eq(orders.store_id, order.store_id), eq(orders.id, order.id)));
  const held = row ? tablesOf(row) : [];
  const wanted = ids.filter((id) => held.includes(id));
  return wanted.length > 0 ? tablesNamed(tx, order.store_id, wanted) : [];
}

/**
 * Finds the tables of a party, by the same engine as what is offered. The store's tables stay locked, so that two
 * simultaneous requests can't both get one. The caller writes the hold with the order.
 *
 * @param request `typed_id`: the typed booking that this one replaces; it gives up its tables
 * @throws 4108 if others have the table then, 4022 if the table doesn't exist or the party is too small or too large
 *   for customers to book, 4174 if too many customers come then
 */
export async function findTables(
  tx: Database,
  terms: StoreTerms,
  { typed_id, ...request }: BookingRequest & { typed_id?: string | undefined },
  isJudged: (rule: BookingRuleName) => boolean = () => true,
): Promise<BookedTables> {
  const { store, booking_rules } = terms;
  await lockTables(tx, store.id);
  await dropTyped(tx, store.id, request.now, typed_id);
  const days = { timezone: store.timezone, day_starts_at: store.day_starts_at };
  const { at, persons, table_ids, except } = request;
  const current = await loadBookingFacts(tx, terms, businessDate(at, days), request.now);
  const missing = table_ids?.filter((id) => !current.tables.some((table) => table.id === id)) ?? [];
  // An order keeps a table that was deleted after it was booked.
  const kept = missing.length > 0 && except ? await tablesHeldBy(tx, { store_id: store.id, id: except }, missing) : [];
  const facts = { ...current, tables: [...current.tables, ...kept] };
  if (kept.length < missing.length) {
    throw fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'table_id', code: String(errorCodes.NO_DATA_FOUND) }]);
  }
  const judged = judgeBooking(facts, request);
  const verdict = { ...judged, broken: judged.broken.filter(isJudged) };
  refuseFinally(facts, request, verdict);
  const ids = table_ids ?? verdict.choices[0] ?? [];
  const chosen = facts.tables.filter(({ id }) => ids.includes(id)).map(({ id, number }) => ({ id, number }));
  const [first] = chosen;
  if (!first) throw new Error('no table was chosen');
  const free_at = request.until ?? freeAt(booking_rules, persons, at);
  return {
    seat: {
      ...{ table_id: first.id, table_number: first.number, persons, free_at },
      joined_tables: chosen.length > 1 ? chosen : null,
    },
    hold: { table_ids: chosen.map(({ id }) => id), from: at, until: free_at },
    broken: verdict.broken.flatMap((rule) => overridableOf(rule, terms, request, verdict)),
  };
}

/**
 * Finds the tables of a new order: those that it names, or the best that fit a customer's party.
 *
 * @throws 648 if the store doesn't take table orders, and the errors of `findTables`
 */
export function bookTable(
  tx: Database,
  terms: StoreTerms,
  placed: PlacedOrder,
  asked: Pick<BookingRequest, 'at' | 'now' | 'by'> & { slot: Date | null; typed_id?: string | undefined },
): Promise<BookedTables> {
  if (!terms.store.is_provide_table_booking) throw new CallError(errorCodes.TABLE_SETTINGS_NOT_FOUND);
  const { persons } = placed;
  const { at, now, by, slot, typed_id } = asked;
  const table_ids = wantedTables(placed);
  if (!table_ids && by === 'store') throw fieldMissing('table_id');
  if (persons === undefined) throw fieldMissing('persons');
  return findTables(tx, terms, { ...{ at, persons, by, now, typed_id }, isNow: slot === null, table_ids });
}
