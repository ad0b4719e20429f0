import polyglotI18nProvider from 'ra-i18n-polyglot';
import { useSyncExternalStore } from 'react';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { readStored, writeStored } from '../config/jsonStorage';
import { storageKeys } from '../config/storageKeys';
import { loadRtlStyles } from '../theme/styleCache';
import { shellStart } from './en/shellStart';
import { firstLanguage } from './firstLanguage';
import { type Language, languages } from './languages';
import { numbersInTexts } from './numbersInTexts';
import type { Texts } from './texts';

type Part = keyof Texts;

const defaultLanguage = 'en';
const all: Record<string, Language> = languages;

/** What the browser says is worth a try; what we do not speak is English. */
const languageOf = (code: string): Language => all[code] ?? languages[defaultLanguage];

let language = firstLanguage(readStored<string>(storageKeys.language), Object.keys(all));
/** The choice that stands, while its texts are on their way. */
let chosen = language;
/** In the order of their first need: the entrance comes first, whose groups of texts those of the frame replace. */
const parts = new Set<Part>();
/** At first the few texts that are part of the program itself, for the page that says that nothing could be loaded. */
let phrases: object = { shell: shellStart };
let polyglot = newPolyglot(defaultLanguage);
let provider = newProvider();
const listeners = new Set<() => void>();

function newPolyglot(locale: string): I18nProvider {
  const listed = Object.entries(all).map(([code, { name }]) => ({ locale: code, name }));
  const options = { allowMissing: true, replace: numbersInTexts(locale) };
  return polyglotI18nProvider(() => phrases as TranslationMessages, locale, listed, options);
}

function newProvider(): I18nProvider {
  return { ...polyglot, translate: (key, values) => polyglot.translate(key, values), changeLocale: changeLanguage };
}

/** Shows texts in a new language: everything on screen is drawn again. */
function show(texts: object): void {
  phrases = texts;
  polyglot = newPolyglot(language);
  provider = newProvider();
  for (const listener of listeners) listener();
}

/**
 * Adds texts in the language on screen. Nothing is drawn again (a board of 200 cards takes half a second), because
 * whatever shows them waits for them.
 */
function add(texts: object): void {
  phrases = { ...phrases, ...texts };
  polyglot = newPolyglot(language);
}

const fetchTexts = async (code: string, wanted: Iterable<Part>): Promise<object> => {
  const { load, isRtl: mirrors } = languageOf(code);
  const [fetched] = await Promise.all([
    Promise.all([...wanted].map((part) => load[part]())),
    mirrors ? loadRtlStyles() : undefined,
  ]);
  return Object.assign({}, ...fetched.map(({ texts }) => texts));
};

/**
 * Shows the product in another language, and keeps it for the next visit. Until its texts are there the present ones
 * stay; of several choices the last stands.
 *
 * @throws what `import()` throws where the server is away
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
 * Adds a part to the texts on screen; what is there is not fetched again.
 *
 * @throws what `import()` throws where the server is away
 */
export async function needTexts(part: Part): Promise<void> {
  while (!parts.has(part)) {
    const code = language;
    const texts = await fetchTexts(code, [part]);
    if (code !== language || parts.has(part)) continue;
    parts.add(part);
    if (parts.size === 1) show(texts);
    else add(texts);
  }
}

/** What the admin area says in English, whatever language is on screen. */
export const fetchEnglish = (): Promise<object> => fetchTexts('en', ['frame', 'pages']);

// Another tab of this browser chose a language.
window.addEventListener('storage', ({ key }) => {
  const kept = key === storageKeys.language ? readStored<string>(key) : null;
  if (kept && kept !== language && kept in all) changeLanguage(kept).catch(() => undefined);
});

/**
 * A page's code together with the texts that it shows. Its `ahead` fetches both for what may soon be asked for; nothing
 * on screen changes by that.
 */
export const withTexts = <Module>(part: Part, load: () => Promise<Module>) =>
  Object.assign(
    async (): Promise<Module> => {
      const [module] = await Promise.all([load(), needTexts(part)]);
      return module;
    },
    { ahead: (): Promise<unknown> => Promise.all([load(), fetchTexts(language, [part])]) },
  );

/**
 * Loaders of code that is shown with the texts of all pages.
 *
 * @example const views = withPageTexts({ list: () => import('./ItemList') })
 */
export const withPageTexts = <Loads extends Readonly<Record<string, () => Promise<unknown>>>>(loads: Loads): Loads =>
  Object.fromEntries(Object.entries(loads).map(([name, load]) => [name, withTexts('pages', load)])) as unknown as Loads;

/** react-admin's i18n provider over the texts that are there, in the language on screen. */
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
