import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { dueAt } from '#contract/orders/boards';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { clockTime, spanText } from '../../../components/time/storeTime';
import { useOrderFormat } from '../../display/orderContext';
import { bookingState } from '../booking';
import type { Situation } from './situationAt';

/** The words for a table's state: `Free until 7:30 PM`, `Due at 7:30 PM`, `10 min late`, `Seated, 40 min left`. */
export function useSituationText(): (situation: Situation, at: Date) => string {
  const t = useTranslate();
  const format = useOrderFormat();
  const { booking_rules } = useStoreFormat().store;
  return useCallback(
    ({ state, order, until }, at) => {
      if (state === 'clearing') return t('tableBook.floor.clearing');
      if (!order)
        return until ? t('tableBook.floor.free_until', { time: clockTime(until, format) }) : t('tableBook.floor.free');
      if (state === 'due') return t('tableBook.floor.due_at', { time: clockTime(dueAt(order), format) });
      const { state: known, minutes } = bookingState(order, booking_rules, at);
      return t(`tableBook.state.${known}`, { time: spanText(minutes, t) });
    },
    [t, format, booking_rules],
  );
}
