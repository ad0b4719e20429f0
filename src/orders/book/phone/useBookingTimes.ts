import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { limits } from '#contract/limits';
import { isOrderMessage } from '#contract/stream';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useStoreEvents } from '../../../realtime/useRealtime';
import { isAboutTyped } from '../typed/useTypedBookings';
import { type BookingTime, bookingTimes } from './bookingChoice';

const key = ['table-slots'] as const;
const none: readonly BookingTime[] = [];

/**
 * The times of a business day for a party, kept up to date while others book.
 *
 * @param typedId of the booking that is typed: it doesn't take its own tables away
 */
export function useBookingTimes({ day, persons }: { day: string; persons: number }, typedId: string) {
  const { getTableSlots } = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, day, persons, typedId],
    queryFn: ({ signal }) => getTableSlots({ date: day, persons, typed_id: typedId }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: limits.reconcileMs,
    retry: false,
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: key });
  useStoreEvents((event) => {
    if (isOrderMessage(event) || isAboutTyped(event, typedId)) void refresh();
  });
  return {
    times: useMemo(() => (data ? bookingTimes(data) : none), [data]),
    /** The times are those of this day and party. */
    isCurrent: data !== undefined && !isPlaceholderData,
    /** The day has no times at all, not even regular ones. */
    isClosed: data !== undefined && data.slots.length + data.blocked_by.length === 0,
    isFailed: isError,
    retry: () => void refetch(),
    refresh,
  };
}
