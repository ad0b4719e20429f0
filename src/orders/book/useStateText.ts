import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { feeStateOf } from '#contract/bookings/bookingFee';
import type { Order } from '#contract/entities/order';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { spanText } from '../../components/time/storeTime';
import { type BookingState, bookingState } from './booking';

/** The state of a booking's guests and its words, kept up to date: `late`, `10 min late`. */
export function useBookingState(order: Order): { state: BookingState; text: string } {
  const t = useTranslate();
  const { booking_rules } = useStoreFormat().store;
  const isFeeDue = feeStateOf(order) === 'due';
  const read = useCallback(
    (now: Date) => {
      const { state, minutes } = bookingState(order, booking_rules, now);
      const shown = state === 'expected' && order.guest_confirmed_at ? 'confirmed' : state;
      const text = t(`tableBook.state.${shown}`, { time: spanText(minutes, t) });
      return `${state} ${isFeeDue ? t('tableBook.state.fee_due', { state: text }) : text}`;
    },
    [order, isFeeDue, booking_rules, t],
  );
  const shown = useClock(read);
  const space = shown.indexOf(' ');
  return { state: shown.slice(0, space) as BookingState, text: shown.slice(space + 1) };
}
