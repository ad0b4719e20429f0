import { useCallback } from 'react';
import { useLocale } from 'react-admin';

/** Formats an instant with its full date, in the time zone of the device. For people who may not be signed in to a store. */
export function useDateTimeText(): (at: string) => string {
  const locale = useLocale();
  return useCallback(
    (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at)),
    [locale],
  );
}
