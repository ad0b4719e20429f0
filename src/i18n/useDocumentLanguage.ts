import { useEffect } from 'react';
import { isRtl } from './index';

/** Tells browsers and screen readers the page's language and direction. */
export function useDocumentLanguage(locale: string): 'ltr' | 'rtl' {
  const direction = isRtl(locale) ? 'rtl' : 'ltr';
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
  }, [locale, direction]);
  return direction;
}
