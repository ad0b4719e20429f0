/** An order's number is a name made of figures: it is written as it is, without groups. */
const names = new Set(['number']);

type Replace = (whole: string, name: string) => unknown;

/**
 * How numbers come into texts: as the language writes them. Polyglot calls it in place of `String.replace`, on the text.
 *
 * @example numbersInTexts('de').call('%{smart_count} Zeilen', /%\{(\w+)\}/g, () => 12000) // '12.000 Zeilen'
 */
export function numbersInTexts(locale: string) {
  // Made for the first number: it takes longer than all else that a language's start does.
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
