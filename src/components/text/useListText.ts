import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** Several names in a line, parted by the comma of the language on screen. */
export function useListText(): (texts: readonly string[]) => string {
  const t = useTranslate();
  return useCallback((texts) => texts.join(t('shell.comma')), [t]);
}
