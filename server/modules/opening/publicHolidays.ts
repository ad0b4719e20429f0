import { setImmediate } from 'node:timers/promises';
import type { HolidaysTypes } from 'date-holidays';

type Holiday = HolidaysTypes.Holiday;

/** Holidays by country, year and language. The settings page requests the same few again and again. */
const cache = new Map<string, readonly Holiday[]>();
const cacheMax = 1_000;

/** Loads the rules of all countries. This blocks the process for about 0.3 s, so a server does it before it takes calls. */
export const loadHolidays = () => import('date-holidays');

/**
 * The public holidays of a country in a year, with their names in a language, otherwise in the country's own. It takes
 * up to 25 ms to calculate a year, so each result is cached, and other calls run before the next one.
 */
async function holidaysIn(country: string, year: number, language?: string): Promise<readonly Holiday[]> {
  const key = `${country} ${year} ${language ?? ''}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const { default: Holidays } = await loadHolidays();
  const found = new Holidays(country, { types: ['public'] }).getHolidays(year, language) ?? [];
  if (cache.size >= cacheMax) cache.clear();
  cache.set(key, found);
  await setImmediate();
  return found;
}

/** A public holiday, with its name in each of the requested languages; empty if there is none. */
export type NamedHoliday = Holiday & { names: string[] };

/**
 * The public holidays of a country in a year and the next one, in ascending order.
 *
 * @example const [first] = await namedHolidays('FR', 2031, ['en', 'fr']); // first.names: ['New Year’s Day', 'Nouvel An']
 */
export async function namedHolidays(
  country: string,
  year: number,
  languages: readonly string[],
): Promise<NamedHoliday[]> {
  const both = async (language?: string) => [
    ...(await holidaysIn(country, year, language)),
    ...(await holidaysIn(country, year + 1, language)),
  ];
  const nameByRule: ReadonlyMap<string, string>[] = [];
  for (const language of languages) {
    // The first holiday of each rule wins; the name is the same in both years.
    const named = (await both(language)).map(({ rule, name }) => [rule, name] as const);
    nameByRule.push(new Map(named.reverse()));
  }
  const found = await both();
  return found.map((holiday) => ({ ...holiday, names: nameByRule.map((names) => names.get(holiday.rule) ?? '') }));
}
