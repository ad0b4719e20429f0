import { useCallback } from 'react';
import { useStoreFormat } from '../store/useStoreFormat';
import { plainDay, recordDate } from './storeTime';

function useDateText(format: typeof recordDate): (date: string) => string {
  const { locale } = useStoreFormat();
  // At noon, a date stays on its day in every time zone.
  return useCallback((date: string) => format(`${date}T12:00:00Z`, { locale, timezone: 'UTC' }), [format, locale]);
}

/** Formats a date without a time in the current language. */
export const useDayText = () => useDateText(recordDate);

/** The same without the year, where space is limited and the year is clear. */
export const usePlainDayText = () => useDateText(plainDay);
