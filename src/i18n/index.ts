import polyglotI18nProvider from 'ra-i18n-polyglot';
import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { messages as english } from './en/index';

export type Messages = typeof english;

interface Locale {
  /** The language's name in itself. */
  name: string;
  rtl: boolean;
  load: () => Promise<Messages>;
}

/** All languages of the product; a further one is a folder and a line here. */
const locales: Record<string, Locale> = {
  en: { name: 'English', rtl: false, load: () => Promise.resolve(english) },
};

export const defaultLocale = 'en';

export const isRtl = (locale: string): boolean => locales[locale]?.rtl ?? false;

/** The kept language, else the browser's first that the product speaks. */
export function initialLocale(): string {
  const kept = readStored<string>(storageKeys.language);
  const wanted = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((code): code is string => Boolean(code && code in locales)) ?? defaultLocale;
}

/** react-admin's i18n provider over the lazy catalogues. The catalogue of `locale` is loaded when it resolves. */
export async function createI18nProvider(locale: string) {
  const first = await (locales[locale] ?? locales[defaultLocale])?.load();
  return polyglotI18nProvider(
    (wanted) => {
      if (wanted === locale && first) return first;
      writeStored(storageKeys.language, wanted);
      return locales[wanted]?.load() ?? english;
    },
    locale,
    Object.entries(locales).map(([code, { name }]) => ({ locale: code, name })),
    { allowMissing: true },
  );
}
