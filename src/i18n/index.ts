import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import type { messages as entranceEnglish } from './en/entrance';
import type { messages as english } from './en/index';
import { shellEntrance } from './en/shellEntrance';

/** Every catalogue has the shape of the English one. */
export type Messages = typeof english;
export type EntranceMessages = typeof entranceEnglish;

interface Locale {
  /** The language's name in itself. */
  name: string;
  rtl: boolean;
  load: {
    entrance: () => Promise<{ messages: EntranceMessages }>;
    whole: () => Promise<{ messages: Messages }>;
  };
}

/** All languages of the product; a further one is a folder and a line here. */
const locales: Record<string, Locale> = {
  en: {
    name: 'English',
    rtl: false,
    load: { entrance: () => import('./en/entrance'), whole: () => import('./en/index') },
  },
};

const defaultLocale = 'en';

const localeOf = (code: string): Locale => locales[code] ?? (locales[defaultLocale] as Locale);

export const isRtl = (locale: string): boolean => localeOf(locale).rtl;

/** The kept language, else the browser's first that the product speaks. */
export function initialLocale(): string {
  const kept = readStored<string>(storageKeys.language);
  const wanted = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((code): code is string => Boolean(code && code in locales)) ?? defaultLocale;
}

/**
 * react-admin's i18n provider over the lazy catalogues, with that of `locale` loaded.
 *
 * @param part `entrance` for the pages outside the admin area, `whole` behind them
 */
export async function createI18nProvider(locale: string, part: keyof Locale['load']) {
  // The entrance goes without react-admin's own texts, which its type asks for.
  const load = async (wanted: string) =>
    (await localeOf(wanted).load[part]()).messages as unknown as TranslationMessages;
  const messages = await load(locale);
  return polyglotI18nProvider(
    (wanted) => {
      if (wanted === locale) return messages;
      writeStored(storageKeys.language, wanted);
      return load(wanted);
    },
    locale,
    Object.entries(locales).map(([code, { name }]) => ({ locale: code, name })),
    { allowMissing: true },
  );
}

/** The few texts that are part of the program itself, for the page that says that nothing else could be loaded. */
export const createStartI18nProvider = (): I18nProvider =>
  polyglotI18nProvider(() => ({ shell: shellEntrance }) as unknown as TranslationMessages, defaultLocale);
