import { max } from 'date-fns';
import type { BookingRuleName } from '#contract/bookings/bookingFacts';
import type { Database } from '#server/db/database';
import { assertSeat, heldTables, holdTables } from '../../bookings/service';
import { type BookedTables, findTables } from '../placing/bookTable';
import { fieldMissing } from '../refusals';
import { type Correcting, type Correction, correctionEvent, noCorrection } from './correction';

/** Whether the table, the time or the number of guests differs. */
interface Changed {
  isMoved: boolean;
  isLater: boolean;
  isResized: boolean;
  isLarger: boolean;
}

/**
 * Which rules a correction can break. Staff may have overridden others when the order was taken. As long as what they
 * are about stays the same, that remains valid.
 */
const judges =
  ({ isMoved, isLater, isResized, isLarger }: Changed) =>
  (rule: BookingRuleName): boolean => {
    if (rule === 'table_size') return isMoved || isResized;
    // More guests at their current table take it from no one else.
    if (rule === 'no_table') return isMoved || isLater;
    return rule === 'covers' ? isLater || isLarger : isLater;
  };

/** Finds the corrected seat, which the order holds from then on. */
async function findSeat(
  tx: Database,
  { row, body, terms, now, isSeated }: Correcting,
  { persons, dueAt, changed }: { persons: number; dueAt: Date; changed: Changed },
): Promise<BookedTables> {
  const { isMoved, isLater } = changed;
  // Guests who are late or already seated need the table from now on.
  const at = isSeated ? now : max([dueAt, now]);
  const isKept = !isLater && row.free_at !== null && row.free_at > at;
  const found = await findTables(
    tx,
    terms,
    {
      ...{ at, now, persons, by: 'store', except: row.id, isNow: !isLater && !row.schedule_at },
      table_ids: body.table_id ? [body.table_id] : await heldTables(tx, row),
      until: (isKept && row.free_at) || undefined,
    },
    judges(changed),
  );
  if (isMoved || isLater) await holdTables(tx, row, found.hold);
  return found;
}

/**
 * Changes the table, the number of guests, or the time at the same table.
 *
 * @param dueAt when they come
 * @returns the change, with the rules that it breaks
 * @throws the errors of `findTables` and `assertSeat`
 */
export async function correctSeat(tx: Database, correcting: Correcting, dueAt: Date): Promise<Correction> {
  const { row, body, actor, isSeated } = correcting;
  const table_id = body.table_id ?? row.table_id;
  if (row.order_type !== 'table' || !table_id) return noCorrection;
  const persons = body.persons ?? row.persons ?? undefined;
  const isMoved = table_id !== row.table_id;
  const isLater = dueAt.getTime() !== row.due_at.getTime();
  const isResized = persons !== row.persons;
  if (!isMoved && !isLater && !isResized) return noCorrection;
  if (persons === undefined) throw fieldMissing('persons');
  const isLarger = persons > (row.persons ?? 0);
  const changed = { isMoved, isLater, isResized, isLarger };
  const { seat, broken } = await findSeat(tx, correcting, { persons, dueAt, changed });
  if (isMoved && isSeated) await assertSeat(tx, { ...row, table_id });
  const { free_at, ...others } = seat;
  return {
    set: isMoved || isLater ? seat : others,
    broken,
    happenings: [
      ...correctionEvent('table_changed', actor, row.table_number?.toString(), seat.table_number?.toString()),
      ...correctionEvent('persons_changed', actor, row.persons?.toString(), seat.persons?.toString()),
    ],
  };
}
