/** Order numbers are names made of digits, so they are written without grouping. */
const names = new Set(['number']);

type Replace = (whole: string, name: string) => unknown;

/**
 * Formats the numbers in a text for its language. Polyglot calls it on the text in place of `String.replace`.
 *
 * @example numbersInTexts('de').call('%{smart_count} Zeilen', /%\{(\w+)\}/g, () => 12000) // '12.000 Zeilen'
 */
export function numbersInTexts(locale: string) {
  // Created with the first number: creating a formatter takes longer than everything else when a language starts.
  let format: Intl.NumberFormat | undefined;
  const write = (value: number): string => {
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
    return format.format(value);
  };
  return function replaceIn(this: string, pattern: RegExp, replace: Replace): string {
    return this.replace(pattern, (whole: string, name: string) => {
      const value = replace(whole, name);
      return typeof value === 'number' && !names.has(name) ? write(value) : String(value);
    });
  };
}
