import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';
import { type BookingState, bookingState } from './booking';

/** The state of a booking's guests and its words, kept up to date: `late`, `10 min late`. */
export function useBookingState(order: Order): { state: BookingState; text: string } {
  const t = useTranslate();
  const { booking_rules } = useStoreFormat().store;
  const read = useCallback(
    (now: Date) => {
      const { state, minutes } = bookingState(order, booking_rules, now);
      const shown = state === 'expected' && order.guest_confirmed_at ? 'confirmed' : state;
      return `${state} ${t(`tableBook.state.${shown}`, { time: spanText(minutes, t) })}`;
    },
    [order, booking_rules, t],
  );
  const shown = useClock(read);
  const space = shown.indexOf(' ');
  return { state: shown.slice(0, space) as BookingState, text: shown.slice(space + 1) };
}
