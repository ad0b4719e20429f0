import type { Country } from '#contract/entities/reference';

/** The countries by their names in a language, in that language's order. The reference data has them in English. */
export function countriesIn(locale: string, countries: readonly Country[]): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(locale);
  return countries
    .map((country) => ({ ...country, name: names.of(country.code) ?? country.name }))
    .sort((one, other) => compare(one.name, other.name));
}
