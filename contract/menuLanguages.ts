import type { Language } from './entities/store';

/** Languages that a menu can have, by code, with their own names. */
export const menuLanguageNames = {
  ar: 'العربية',
  bg: 'Български',
  bn: 'বাংলা',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  et: 'Eesti',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  he: 'עברית',
  hi: 'हिन्दी',
  hr: 'Hrvatski',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ms: 'Bahasa Melayu',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sr: 'Српски',
  sv: 'Svenska',
  ta: 'தமிழ்',
  th: 'ไทย',
  tr: 'Türkçe',
  uk: 'Українська',
  ur: 'اردو',
  vi: 'Tiếng Việt',
  zh: '中文',
} as const;

export type MenuLanguageCode = keyof typeof menuLanguageNames;
export const menuLanguageCodes = Object.keys(menuLanguageNames) as [MenuLanguageCode, ...MenuLanguageCode[]];

/** A language's own name. An older store can have languages that aren't in the list; these are named by their code. */
export const menuLanguageName = (code: string): string => menuLanguageNames[code as MenuLanguageCode] ?? code;

const rightToLeft: readonly string[] = ['ar', 'fa', 'he', 'ur'];

/** A language as it is added to a store. */
export const newLanguage = (code: MenuLanguageCode): Language => ({
  code,
  name: menuLanguageNames[code],
  is_visible: true,
  is_lang_rtl: rightToLeft.includes(code),
});

/** A language with its position in the store's texts. */
export interface MenuLanguage extends Language {
  position: number;
}

/**
 * A store's languages in the order it chose, without removed ones. A position in texts never changes: a removed
 * language keeps its own, with its texts.
 *
 * @example menuLanguages(store.languages_supported).map(({ name }) => name)
 */
export const menuLanguages = (supported: readonly Language[]): MenuLanguage[] =>
  supported
    .map((language, position) => ({ ...language, position }))
    .filter(({ is_removed }) => !is_removed)
    .sort((a, b) => (a.sequence ?? a.position) - (b.sequence ?? b.position));

/**
 * Codes of the languages that files have columns for, by position, without removed ones. The first is always the one that
 * all texts fall back to.
 */
export const menuFileLanguages = (supported: readonly Language[]): string[] =>
  supported.filter(({ is_removed }) => !is_removed).map(({ code }) => code);
