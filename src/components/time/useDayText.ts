import { useCallback } from 'react';
import { useStoreFormat } from '../store/useStoreFormat';
import { plainDay, recordDate } from './storeTime';

function useDateText(format: typeof recordDate): (date: string) => string {
  const { locale } = useStoreFormat();
  // Noon keeps a date on its day in every zone.
  return useCallback((date: string) => format(`${date}T12:00:00Z`, { locale, timezone: 'UTC' }), [format, locale]);
}

/** A date without a time, as this language writes one. */
export const useDayText = () => useDateText(recordDate);

/** The same without its year, where there is little room and the year is clear. */
export const usePlainDayText = () => useDateText(plainDay);
