import { useEffect } from 'react';
import { isRtl } from './index';

/** Tells the browser, and whatever reads the page aloud, the language of the page and its direction. */
export function useDocumentLanguage(locale: string): 'ltr' | 'rtl' {
  const direction = isRtl(locale) ? 'rtl' : 'ltr';
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return direction;
}
