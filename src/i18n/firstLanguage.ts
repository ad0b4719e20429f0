const defaultLanguage = 'en';

/**
 * The language to start with: the kept one, or else the browser's first that the product speaks.
 *
 * @param codes the product's languages
 */
export function firstLanguage(kept: string | null, codes: readonly string[]): string {
  const wanted = [kept, ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((code): code is string => Boolean(code && codes.includes(code))) ?? defaultLanguage;
}
