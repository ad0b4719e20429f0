/**
 * Names languages in the language on screen.
 *
 * @example languageNames('de')('pl') // 'Polnisch'
 */
export function languageNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return (code) => names.of(code) ?? code;
}
