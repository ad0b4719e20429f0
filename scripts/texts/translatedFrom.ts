import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const path = 'tests/i18n/englishOf.json';

/** A short hash of an English text, by its key. */
type Hashes = Readonly<Record<string, string>>;

/**
 * The English that each translation was made from. `all` is true of every language, but for the keys that a language has
 * in `differing`: it was translated from another English text, or before the others.
 */
export interface EnglishOf {
  all: Hashes;
  differing: Readonly<Record<string, Hashes>>;
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));

export const readEnglishOf = (): EnglishOf => JSON.parse(readFileSync(path, 'utf8')) as EnglishOf;

/** Writes the file as Biome formats it, sorted by key: two branches that change different texts merge. */
export function writeEnglishOf({ all, differing }: EnglishOf): void {
  const languages = Object.entries(differing)
    .filter(([, hashes]) => Object.keys(hashes).length > 0)
    .map(([code, hashes]) => [code, sorted(Object.entries(hashes))] as const);
  const file = { all: sorted(Object.entries(all)), differing: sorted(languages) };
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
}

const hashIn = ({ all, differing }: EnglishOf, code: string, key: string): string | undefined =>
  differing[code]?.[key] ?? all[key];

/** The keys whose English text has changed since a language was translated, or is new. */
export const findStale = (from: EnglishOf, code: string, english: ReadonlyMap<string, string>): string[] =>
  [...english].filter(([key, text]) => hashIn(from, code, key) !== hashOf(text)).map(([key]) => key);

/**
 * Notes that a language's texts of these keys say what English says now. What all languages share is noted once, and texts
 * that English no longer has are dropped.
 *
 * @param codes all languages but English
 * @throws for a key that English doesn't have
 */
export function markTranslated(
  from: EnglishOf,
  codes: readonly string[],
  code: string,
  keys: readonly string[],
  english: ReadonlyMap<string, string>,
): EnglishOf {
  const unknown = keys.filter((key) => !english.has(key));
  if (unknown.length > 0) throw new Error(`English has no text ${unknown.join(', ')}.`);
  const now = (one: string, key: string, text: string): string | undefined =>
    one === code && keys.includes(key) ? hashOf(text) : hashIn(from, one, key);
  const all: Record<string, string> = {};
  const differing: Record<string, Record<string, string>> = {};
  for (const [key, text] of english) {
    const isShared = codes.every((one) => now(one, key, text) === hashOf(text));
    const shared = isShared ? hashOf(text) : from.all[key];
    if (shared) all[key] = shared;
    for (const one of codes) {
      const hash = now(one, key, text);
      if (hash && hash !== shared) differing[one] = { ...differing[one], [key]: hash };
    }
  }
  return { all, differing };
}
