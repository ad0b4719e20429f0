import { fileLanguages } from './fileLanguages';

/**
 * Normalises a header for comparing: ignores case, accents, symbols and how words are joined.
 *
 * @example headerKey('Item_Name *') === headerKey('itemName')
 */
export function headerKey(header: string): string {
  const key = header
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return key || header.trim().toLowerCase();
}

const displayNames = new Map<string, Intl.DisplayNames>();

/** A language's name in another language; `null` if either is unknown. */
function languageName(code: string, inLanguage: string): string | null {
  try {
    const names =
      displayNames.get(inLanguage) ?? new Intl.DisplayNames([inLanguage], { type: 'language', fallback: 'none' });
    displayNames.set(inLanguage, names);
    return names.of(code) ?? null;
  } catch {
    return null;
  }
}

const namesKnown = new Map<string, ReadonlyMap<string, string>>();

/**
 * How headers can name each of these languages: by its code, or by its name in one of the nine languages or in its own.
 */
export function languageKeys(codes: readonly string[]): ReadonlyMap<string, string> {
  const cacheKey = codes.join();
  const known = namesKnown.get(cacheKey);
  if (known) return known;
  const keys = new Map<string, string>();
  for (const code of codes) {
    keys.set(headerKey(code), code);
    const primary = code.split('-')[0] ?? code;
    if (!keys.has(primary)) keys.set(primary, code);
    for (const inLanguage of new Set([...fileLanguages, code])) {
      const name = languageName(code, inLanguage);
      if (name) keys.set(headerKey(name), code);
    }
  }
  namesKnown.set(cacheKey, keys);
  return keys;
}

/** Splits a header that ends in brackets: `Price (EUR)` into `Price` and `EUR`. */
export function splitBracket(header: string): { base: string; inner: string } | null {
  const match = /^(.*\S)\s*[([{]([^()[\]{}]*)[)\]}]\s*\*?$/su.exec(header.trim());
  return match ? { base: match[1] ?? '', inner: match[2] ?? '' } : null;
}
