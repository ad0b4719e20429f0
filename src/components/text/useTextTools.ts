import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type DistanceText, useDistanceText } from '../delivery/useDistanceText';
import { useStoreFormat } from '../store/useStoreFormat';
import { useListText } from './useListText';

/** The language, formats and lists that turn values into text. */
export interface TextTools {
  t: (key: string, options?: Record<string, unknown>) => string;
  locale: string;
  timezone: string;
  currency: string;
  money: (amount: number) => string;
  /** A multilingual value in the current language. */
  text: (value: readonly string[]) => string;
  list: (texts: readonly string[]) => string;
  distance: DistanceText;
}

/** Returns what turns values into text, for the signed-in store and the current language. */
export function useTextTools(): TextTools {
  const t = useTranslate();
  const list = useListText();
  const distance = useDistanceText();
  const { locale, timezone, currency, money, text } = useStoreFormat();
  return useMemo(
    () => ({ t, locale, timezone, currency, money, text, list, distance }),
    [t, locale, timezone, currency, money, text, list, distance],
  );
}
