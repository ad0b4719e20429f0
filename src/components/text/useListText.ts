import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Several names in one text, separated as the language on screen does it: `Soup, Salad`. */
export type ListText = (texts: readonly string[]) => string;

export function useListText(): ListText {
  const t = useTranslate();
  return useCallback((texts) => texts.join(t('shell.comma')), [t]);
}
