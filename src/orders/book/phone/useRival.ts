import { freeAt } from '#contract/bookings/stay';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreTables } from '../../places/tableChoices';
import { typedWithin, useTypedBookings } from '../typed/useTypedBookings';
import type { BookingValues } from './bookingChoice';

/**
 * Finds who else is typing a booking of the chosen tables, or of any table then if none can be had.
 *
 * @param typedId of the booking that is typed here
 */
export function useRival(
  { at, persons }: Pick<BookingValues, 'at' | 'persons'>,
  typedId: string,
  { tables }: StoreTables,
  chosen: readonly string[] | undefined,
): { table: number; name: string } | undefined {
  const { booking_rules } = useStoreFormat().store;
  const typed = useTypedBookings().filter(({ _id }) => _id !== typedId);
  if (at === '' || typed.length === 0) return undefined;
  const from = new Date(at);
  for (const { table_ids, typed_by: name } of typedWithin(typed, from, freeAt(booking_rules, persons, from))) {
    const found = tables.find(({ _id }) => table_ids.includes(_id) && (chosen?.includes(_id) ?? true));
    if (found) return { table: found.number, name };
  }
  return undefined;
}
