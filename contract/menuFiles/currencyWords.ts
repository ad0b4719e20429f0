/** Languages whose currency notation is understood: those of the app. */
const locales = ['en', 'ar', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'ru'];
const known = new Map<string, string[]>();

/**
 * How a currency is written next to an amount, the longest form first: its code, and its symbols in the languages of
 * the app.
 */
export function currencyWords(currency: string): readonly string[] {
  const before = known.get(currency);
  if (before) return before;
  const signs = locales.flatMap((locale) =>
    (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
        .formatToParts(1)
        .flatMap(({ type, value }) => (type === 'currency' ? value.replace(/[\u200e\u200f]/g, '').toLowerCase() : [])),
    ),
  );
  const words = [...new Set([currency.toLowerCase(), ...signs])].sort((a, b) => b.length - a.length);
  known.set(currency, words);
  return words;
}
