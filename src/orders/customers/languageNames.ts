/**
 * Returns a function that names languages in the given language.
 *
 * @example languageNames('de')('pl') // 'Polnisch'
 */
export function languageNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (code) => names.of(code) ?? code;
}
