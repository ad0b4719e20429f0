import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Joins several names in one text, with the separators of the current language: `Soup, Salad`. */
export type ListText = (texts: readonly string[]) => string;

export function useListText(): ListText {
  const t = useTranslate();
  return useCallback((texts) => texts.join(t('shell.comma')), [t]);
}
