import { dateFrom, storeDate } from '#contract/time';
import type { Handler } from '#server/http/handler';
import { loadStoreTerms } from '../orders/service';
import { namedHolidays } from './publicHolidays';

/** A rule such as `12-25`: the same date every year. */
const fixedRule = /^\d{2}-\d{2}( and if .*)?$/;

/** Public holidays of the store's country in the coming year, from date-holidays (data: CC BY-SA 3.0, see the README). */
export const getHolidayList: Handler<'get_holiday_list'> = async (_body, { db, session, now }) => {
  const { store } = await loadStoreTerms(db, session.store_id);
  const today = storeDate(now(), store.timezone);
  const end = dateFrom(today, 365);
  const languages = store.languages_supported.map(({ code }) => code);
  const holidays = await namedHolidays(store.country_code, Number(today.slice(0, 4)), languages);
  const data = holidays
    .map((holiday) => ({ holiday, date: holiday.date.slice(0, 10) }))
    .filter(({ date }) => date >= today && date < end)
    .map(({ holiday, date }) => {
      const hours = (holiday.end.getTime() - holiday.start.getTime()) / 3_600_000;
      return {
        date,
        days: Math.max(1, Math.round(hours / 24)),
        name: holiday.names,
        is_fixed: fixedRule.test(holiday.rule),
      };
    });
  return { data };
};
