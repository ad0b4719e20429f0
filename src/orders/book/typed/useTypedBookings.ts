import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { TypedBooking } from '#contract/entities/typedBooking';
import { limits } from '#contract/limits';
import { isRecordMessage, type StoreEvent } from '#contract/stream';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useStoreEvents } from '../../../realtime/useRealtime';
import { useAccessBlocker } from '../../../session/useAccessBlocker';

const queryKey = ['typed-bookings'];
const none: readonly TypedBooking[] = [];
const second = 1_000;

/** Whether an event is about bookings that someone is typing, other than the caller's own. */
export const isAboutTyped = (event: StoreEvent, ownId?: string): boolean =>
  isRecordMessage(event) &&
  event.messageData.entity === 'typed_booking' &&
  !event.messageData.ids.every((id) => id === ownId);

/** The bookings that someone is typing, on any device. Nothing while the store can't work. */
export function useTypedBookings(): readonly TypedBooking[] {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const isBlocked = useAccessBlocker() !== null;
  useStoreEvents((event) => {
    if (isAboutTyped(event)) void queryClient.invalidateQueries({ queryKey });
  });
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getTypedBookingList({}, { signal })).data,
    enabled: !isBlocked,
    retry: false,
    // Those whose time is over go without a message, if another booking made way for them.
    refetchInterval: ({ state }) => {
      const ends = (state.data ?? none).map(({ expires_at }) => Date.parse(expires_at) - Date.now());
      return Math.max(second, Math.min(limits.reconcileMs, ...ends.map((left) => left + second)));
    },
  });
  return data ?? none;
}

/** The typed bookings that have tables between two instants. */
export const typedWithin = (typed: readonly TypedBooking[], from: Date, until: Date): TypedBooking[] =>
  typed.filter((one) => Date.parse(one.at) < until.getTime() && from.getTime() < Date.parse(one.until));
