import { max } from 'date-fns';
import type { BookingRuleName } from '#contract/bookings/bookingFacts';
import { freeAt } from '#contract/bookings/stay';
import { tableNumbers } from '#contract/orders/orderTables';
import type { Database } from '#server/db/database';
import { assertSeat, holdTables, tablesOf } from '../../bookings/service';
import { type BookedTables, findTables, type Seat, wantedTables } from '../placing/bookTable';
import { namingTakers } from '../placing/namingTakers';
import { fieldMissing } from '../refusals';
import { type Correcting, type Correction, correctionEvent, noCorrection } from './correction';

/** How the history names the tables: `4`, or `4 + 5`. */
export const numbersOf = ({ table_number, joined_tables }: Pick<Seat, 'table_number' | 'joined_tables'>) =>
  tableNumbers({
    table_number: table_number ?? undefined,
    table_numbers: joined_tables?.map(({ number }) => number),
  });

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
  { row, terms, now, isSeated }: Correcting,
  { persons, dueAt, table_ids, changed }: { persons: number; dueAt: Date; table_ids: string[]; changed: Changed },
): Promise<BookedTables> {
  const { isMoved, isLater } = changed;
  // Guests who are late or already seated need the table from now on.
  const at = isSeated ? now : max([dueAt, now]);
  const isKept = !isLater && row.free_at !== null && row.free_at > at;
  const until = (isKept && row.free_at) || undefined;
  const period = { from: at, until: until ?? freeAt(terms.booking_rules, persons, at) };
  return namingTakers(tx, row, { table_ids, ...period }, async () => {
    const found = await findTables(
      tx,
      terms,
      {
        ...{ at, now, persons, by: 'store', except: row.id, isNow: !isLater && !row.schedule_at },
        ...{ table_ids, until },
      },
      judges(changed),
    );
    if (isMoved || isLater) await holdTables(tx, row, found.hold);
    if (isMoved && isSeated) await assertSeat(tx, row, table_ids, now);
    return found;
  });
}

/**
 * Changes the tables, the number of guests, or the time at the same tables.
 *
 * @param dueAt when they come
 * @returns the change, with the rules that it breaks
 * @throws the errors of `findTables` and `assertSeat`; TABLE_NOT_FREE names who has them
 */
export async function correctSeat(tx: Database, correcting: Correcting, dueAt: Date): Promise<Correction> {
  const { row, body, actor } = correcting;
  const current = tablesOf(row);
  const table_ids = wantedTables(body) ?? current;
  if (row.order_type !== 'table' || table_ids.length === 0) return noCorrection;
  const persons = body.persons ?? row.persons ?? undefined;
  const isMoved = [...table_ids].sort().join() !== [...current].sort().join();
  const isLater = dueAt.getTime() !== row.due_at.getTime();
  const isResized = persons !== row.persons;
  if (!isMoved && !isLater && !isResized) return noCorrection;
  if (persons === undefined) throw fieldMissing('persons');
  const isLarger = persons > (row.persons ?? 0);
  const changed = { isMoved, isLater, isResized, isLarger };
  const { seat, broken } = await findSeat(tx, correcting, { persons, dueAt, table_ids, changed });
  const { free_at, ...others } = seat;
  return {
    set: isMoved || isLater ? seat : others,
    broken,
    happenings: [
      ...correctionEvent('table_changed', actor, numbersOf(row), numbersOf(seat)),
      ...correctionEvent('persons_changed', actor, row.persons?.toString(), seat.persons?.toString()),
    ],
  };
}
