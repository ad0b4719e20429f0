import { addHours } from 'date-fns';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { CallError } from '#server/http/callError';
import { holdTables, tablesOf } from '../../bookings/service';
import { customerActor } from '../actor';
import { alterOrder } from '../alterOrder';
import { correctionEvent } from '../details/correction';
import { correctTime } from '../details/corrections';
import { numbersOf } from '../details/correctSeat';
import { loadOrderRecord, type OrderRow } from '../orderRecord';
import { type BookedTables, findTables } from '../placing/bookTable';
import { applyOverride } from '../placing/override';
import type { OrderTerms } from '../storeTerms';
import { reminderHours } from './mailGuests';
import { changesOf, lowersCharge, type Wanted } from './presentBooking';

const isSame = (row: OrderRow, { at }: Wanted): boolean => at.getTime() === row.due_at.getTime();

/**
 * @throws 655 for what the store would have to accept, for what would lower a charge, and for a booking that can't be
 * changed any more
 */
function assertChange(row: OrderRow, wanted: Wanted, terms: OrderTerms, now: Date): void {
  const { changes, persons_min, persons_max } = changesOf(row, terms, now);
  const isWithin = wanted.persons >= persons_min && wanted.persons <= persons_max;
  if (
    changes === 'none' ||
    !isWithin ||
    (changes === 'fewer' && !isSame(row, wanted)) ||
    lowersCharge(row, wanted, terms, now)
  )
    throw new CallError(errorCodes.STATUS_CHANGE_FAILED);
}

/** Finds tables by the rules for new bookings: those that the guests have, or else the best that fit. */
async function findSeat(
  tx: Database,
  row: OrderRow,
  { persons, at }: Wanted,
  { terms, now }: { terms: OrderTerms; now: Date },
): Promise<BookedTables> {
  const request = { at, persons, by: 'guest', now, except: row.id } as const;
  try {
    const kept = await findTables(tx, terms, { ...request, table_ids: tablesOf(row) });
    if (kept.broken.length === 0) return kept;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  const found = await findTables(tx, terms, request);
  applyOverride(found.broken, {});
  return found;
}

/**
 * Changes the number or the time of a booking for its guests. The caller has locked the order.
 *
 * @throws 655 as `assertChange`, and the errors of a new booking that breaks a rule
 */
export async function changeBooking(
  tx: Database,
  row: OrderRow,
  wanted: Wanted,
  { terms, now }: { terms: OrderTerms; now: Date },
): Promise<void> {
  const { persons, at } = wanted;
  if (isSame(row, wanted) && persons === row.persons) throw new CallError(errorCodes.NOTHING_CHANGED);
  assertChange(row, wanted, terms, now);
  const actor = customerActor(row.customer_name);
  const { lines } = await loadOrderRecord(tx, row.store_id, row.id);
  const body = { schedule_at: at.toISOString() };
  const time = await correctTime(tx, { row, items: lines, body, terms, actor, now, isSeated: false });
  // Fewer guests at their own time keep their tables, whatever the rules say by now.
  const isFewer = isSame(row, wanted) && persons < (row.persons ?? 0);
  const found = isFewer ? null : await findSeat(tx, row, wanted, { terms, now });
  if (found) await holdTables(tx, row, found.hold);
  const [first, ...others] = [
    ...time.happenings,
    ...correctionEvent('persons_changed', actor, row.persons?.toString(), String(persons)),
    ...(found ? correctionEvent('table_changed', actor, numbersOf(row), numbersOf(found.seat)) : []),
  ];
  if (!first) throw new CallError(errorCodes.NOTHING_CHANGED);
  // Guests who move it to a time that is near know it.
  const reminded = at <= addHours(now, reminderHours) ? { guest_reminded_at: row.guest_reminded_at } : {};
  // They know what they changed.
  const told = row.guest_told && { guest_told: { at: at.toISOString(), persons } };
  const set = { ...time.set, ...reminded, ...told, persons, ...found?.seat };
  await alterOrder(tx, row, { set, happenings: [first, ...others] }, now);
}
