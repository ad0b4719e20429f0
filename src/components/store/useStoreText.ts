import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Store } from '#contract/entities/store';
import { localText } from '#contract/multilingual';

/** The page's language, its position in the store's multilingual values, and a reader for these. */
export function useStoreText(store: Store) {
  const locale = useLocale();
  const language = Math.max(
    0,
    store.languages_supported.findIndex(({ code }) => code === locale),
  );
  const text = useCallback((value: readonly string[]) => localText(value, language), [language]);
  return { locale, language, text };
}
