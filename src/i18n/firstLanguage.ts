const defaultLanguage = 'en';

/**
 * Returns the language to start with: the stored one, or else the first of the browser's languages that is supported.
 *
 * @param codes the supported languages
 */
export function firstLanguage(stored: string | null, codes: readonly string[]): string {
  const wanted = [stored, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((code): code is string => Boolean(code && codes.includes(code))) ?? defaultLanguage;
}
