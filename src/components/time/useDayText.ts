import { useCallback } from 'react';
import { useStoreFormat } from '../store/useStoreFormat';
import { recordDate } from './storeTime';

/** A date without a time, as this language writes one; noon keeps it on its day in every zone. */
export const useDayText = (): ((date: string) => string) => {
  const { locale } = useStoreFormat();
  return useCallback((date: string) => recordDate(`${date}T12:00:00Z`, { locale, timezone: 'UTC' }), [locale]);
};
