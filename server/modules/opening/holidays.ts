import { dateFrom } from '#contract/opening/daySpans';
import { storeDate } from '#contract/time';
import type { Handler } from '#server/http/handler';
import { loadStoreTerms } from '../orders/service';

/** A rule such as `12-25`: the same date every year. */
const fixedRule = /^\d{2}-\d{2}( and if .*)?$/;

/**
 * Public holidays of the store's country in the coming year, from date-holidays (data: CC BY-SA 3.0, see the README). The
 * library loads when someone first asks: it holds every country's rules.
 */
export const getHolidayList: Handler<'get_holiday_list'> = async (_body, { db, session, now }) => {
  const { store } = await loadStoreTerms(db, session.store_id);
  const { default: Holidays } = await import('date-holidays');
  const today = storeDate(now(), store.timezone);
  const end = dateFrom(today, 365);
  const known = new Holidays(store.country_code, { types: ['public'] });
  const languages = store.languages_supported.map(({ code }) => code);
  const namesOf = (rule: string) =>
    languages.map((language) => {
      const year = Number(today.slice(0, 4));
      const inLanguage = [year, year + 1].flatMap((each) => known.getHolidays(each, language) ?? []);
      return inLanguage.find((holiday) => holiday.rule === rule)?.name ?? '';
    });
  const found = [0, 1].flatMap((ahead) => known.getHolidays(Number(today.slice(0, 4)) + ahead) ?? []);
  const data = found
    .map((holiday) => ({ holiday, date: holiday.date.slice(0, 10) }))
    .filter(({ date }) => date >= today && date < end)
    .map(({ holiday, date }) => {
      const hours = (holiday.end.getTime() - holiday.start.getTime()) / 3_600_000;
      return {
        date,
        days: Math.max(1, Math.round(hours / 24)),
        name: namesOf(holiday.rule),
        is_fixed: fixedRule.test(holiday.rule),
      };
    });
  return { data };
};
