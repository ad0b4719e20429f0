import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useSyncExternalStore } from 'react';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { isErrorKey, otherError } from '../config/errorKey';
import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { waitOf, waitText } from '../config/waitText';
import { loadRtlStyles } from '../theme/styleCache';
import { shellStart } from './en/shellStart';
import { firstLanguage } from './firstLanguage';
import { type Language, languages } from './languages';
import { numbersInTexts } from './numbersInTexts';
import { adminParts, type TextPart } from './texts';

const defaultLanguage = 'en';
const all: Record<string, Language> = languages;

/** Returns the language for a browser's code; unsupported languages fall back to English. */
const languageOf = (code: string): Language => all[code] ?? languages[defaultLanguage];

let language = firstLanguage(readStored<string>(storageKeys.language), Object.keys(all));
/** The language chosen last; its texts may still be loading. */
let chosen = language;
const parts = new Set<TextPart>();
/** Starts with the few texts that are part of the script, for the page that says that nothing could be loaded. */
let phrases: object = { shell: shellStart };
/** The language on screen. English until the texts of the user's language have loaded. */
let shown: string = defaultLanguage;
/** Created with the first text that is needed, because a starting page adds several parts one after another. */
let polyglot: I18nProvider | null = null;
let provider = newProvider();
const listeners = new Set<() => void>();

function newPolyglot(locale: string): I18nProvider {
  const listed = Object.entries(all).map(([code, { name }]) => ({ locale: code, name }));
  const options = { allowMissing: true, replace: numbersInTexts(locale) };
  return polyglotI18nProvider(() => phrases as TranslationMessages, locale, listed, options);
}

function current(): I18nProvider {
  polyglot ??= newPolyglot(shown);
  return polyglot;
}

function newProvider(): I18nProvider {
  return {
    translate(key, values) {
      const seconds = waitOf(key);
      if (seconds !== null) return current().translate('signIn.too_many', { when: waitText(seconds, shown) });
      return current().translate(key, isErrorKey(key) ? { _: current().translate(otherError), ...values } : values);
    },
    changeLocale: changeLanguage,
    getLocale: () => shown,
    getLocales: () => current().getLocales?.() ?? [],
  };
}

type Group = { [key: string]: Group | string };

/** Merges both: several parts can contribute to one group of texts. */
const merged = (some: object, more: object): object => {
  const all: Group = { ...(some as Group) };
  for (const [key, text] of Object.entries(more as Group)) {
    const known = all[key];
    all[key] = typeof known === 'object' && typeof text === 'object' ? (merged(known, text) as Group) : text;
  }
  return all;
};

/** Shows texts in a new language. Everything on screen is rendered again. */
function show(texts: object): void {
  phrases = texts;
  shown = language;
  polyglot = null;
  provider = newProvider();
  for (const listener of listeners) listener();
}

/**
 * Adds texts in the current language. Nothing is rendered again, because views wait for their texts before they show;
 * rendering a board of 200 cards takes half a second.
 */
function add(texts: object): void {
  phrases = merged(phrases, texts);
  polyglot = null;
}

/**
 * Whether texts that a language doesn't have yet show in English. A finished product has them all, and fetches one
 * language only.
 */
const fillsInEnglish = (): boolean =>
  import.meta.env.MODE === 'development' || Boolean(import.meta.env.VITE_LACKS_TEXTS);

const fetchTexts = async (code: string, wanted: Iterable<TextPart>): Promise<object> => {
  const { load, isRtl: mirrors } = languageOf(code);
  const sources = fillsInEnglish() ? [languages[defaultLanguage].load, load] : [load];
  const parts = [...wanted];
  const [fetched] = await Promise.all([
    Promise.all(sources.flatMap((source) => parts.map((part) => source[part]()))),
    mirrors ? loadRtlStyles() : undefined,
  ]);
  return fetched.reduce<object>((all, { texts }) => merged(all, texts), {});
};

/**
 * Switches the language and stores it for the next visit. The current texts stay until the new ones have loaded. If
 * it's called several times, the last call wins.
 *
 * @throws the error of `import()` if the server can't be reached
 */
export async function changeLanguage(code: string): Promise<void> {
  chosen = code;
  let had: number;
  let texts: object;
  do {
    had = parts.size;
    texts = await fetchTexts(code, parts);
    if (chosen !== code) return;
  } while (had !== parts.size);
  language = code;
  writeStored(storageKeys.language, code);
  show(texts);
}

/**
 * Adds parts to the texts on screen. Parts that are already loaded aren't fetched again.
 *
 * @throws the error of `import()` if the server can't be reached
 */
export async function needTexts(...wanted: readonly TextPart[]): Promise<void> {
  for (;;) {
    const missing = wanted.filter((part) => !parts.has(part));
    if (missing.length === 0) return;
    const code = language;
    const texts = await fetchTexts(code, missing);
    if (code !== language) continue;
    const isFirst = parts.size === 0;
    for (const part of missing) parts.add(part);
    if (isFirst) show(texts);
    else add(texts);
  }
}

/** Returns the code of the current language. */
export const currentLanguage = (): string => shown;

/** Fetches the admin area's texts in English, whatever the current language is. */
export const fetchEnglish = (): Promise<object> => fetchTexts('en', adminParts);

// The language was changed in another tab of this browser.
window.addEventListener('storage', ({ key }) => {
  const stored = key === storageKeys.language ? readStored<string>(key) : null;
  if (stored && stored !== language && stored in all) changeLanguage(stored).catch(() => undefined);
});

/**
 * Loads a page's code together with its texts. `prefetch` fetches both before they are needed, without changing what is
 * on screen.
 *
 * @example lazyWithRetry(withTexts(['pages', 'orders'], () => import('./DispatchPage')))
 */
export const withTexts = <Module>(wanted: TextPart | readonly TextPart[], load: () => Promise<Module>) => {
  const texts = [wanted].flat() as readonly TextPart[];
  return Object.assign(
    async (): Promise<Module> => {
      const [module] = await Promise.all([load(), needTexts(...texts)]);
      return module;
    },
    { prefetch: (): Promise<unknown> => Promise.all([load(), fetchTexts(language, texts)]) },
  );
};

/** For code that names the fields of every page, such as the audit log. */
export const withAllTexts = <Module>(load: () => Promise<Module>) => withTexts(adminParts, load);

/**
 * Loads views together with the texts that pages share and the texts of the given part.
 *
 * @example const views = withPageTexts({ list: () => import('./ItemList') }, 'menu')
 */
export const withPageTexts = <Loads extends Readonly<Record<string, () => Promise<unknown>>>>(
  loads: Loads,
  ...more: readonly TextPart[]
): Loads =>
  Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [name, withTexts(['pages', ...more], load)]),
  ) as unknown as Loads;

/** react-admin's i18n provider, with the loaded texts in the current language. */
export const useTexts = (): I18nProvider =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => provider,
  );

/** Whether a language is written from right to left. */
export const isRtl = (code: string): boolean => languageOf(code).isRtl ?? false;
