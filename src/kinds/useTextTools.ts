import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useStoreFormat } from '../components/store/useStoreFormat';
import { useListText } from '../components/text/useListText';
import type { TextTools } from './kind';

/** What kinds need to turn values into text, for the signed-in store and the current language. */
export function useTextTools(): TextTools {
  const t = useTranslate();
  const list = useListText();
  const { locale, timezone, currency, money, text } = useStoreFormat();
  return useMemo(
    () => ({ t, locale, timezone, currency, money, text, list }),
    [t, locale, timezone, currency, money, text, list],
  );
}
