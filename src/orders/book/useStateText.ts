import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';
import { type BookingState, bookingState } from './booking';

/** The state of a booking's guests and its words, kept up to date: `late`, `10 min late`. */
export function useBookingState(order: Order): { state: BookingState; text: string } {
  const t = useTranslate();
  const read = useCallback(
    (now: Date) => {
      const { state, minutes } = bookingState(order, now);
      return `${state} ${t(`tableBook.state.${state}`, { time: spanText(minutes, t) })}`;
    },
    [order, t],
  );
  const shown = useClock(read);
  const space = shown.indexOf(' ');
  return { state: shown.slice(0, space) as BookingState, text: shown.slice(space + 1) };
}
