import { subMonths } from 'date-fns';
import { balanceOf } from '#contract/ledger/accounts';
import { type EarningSums, earningsOf, totalEarnings } from '#contract/ledger/earnings';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import { dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { type LedgerOwner, readSums } from './earningSums';

/** The earnings of a month of business days. */
interface MonthSums extends EarningSums {
  /** `YYYY-MM`. */
  month: string;
  /** Its last day, or today. */
  until: string;
  paid_out: number;
}

/** The first day of the month that is `months` before that of a date. */
const firstDayOf = (date: string, months: number): string =>
  subMonths(new Date(`${date.slice(0, 7)}-01T12:00:00Z`), months)
    .toISOString()
    .slice(0, 10);

/**
 * Reads the sums of each month, from the first one with entries to that of today, the latest first.
 *
 * @param most how many months, with that of today
 */
export async function readMonths(
  db: Database,
  store: LedgerOwner,
  { today, most }: { today: string; most: number },
): Promise<MonthSums[]> {
  const dates = { start_date: firstDayOf(today, most - 1), end_date: today };
  const { day: days } = await readSums(db, dates, store, ['day']);
  const [first = today] = days.map(({ name }) => name).sort();
  const months: MonthSums[] = [];
  for (let { start_date } = periodDates('month', today); start_date.slice(0, 7) >= first.slice(0, 7); ) {
    const month = start_date.slice(0, 7);
    const own = days.filter(({ name }) => name.startsWith(month));
    months.push({
      month,
      until: datesUntil(today, periodDates('month', start_date)).end_date,
      ...totalEarnings(own.map(({ accounts, orders }) => earningsOf(accounts, orders))),
      paid_out: own.reduce((sum, { accounts }) => sum + balanceOf('bank', accounts.bank ?? 0), 0),
    });
    start_date = periodDates('month', dateFrom(start_date, -1)).start_date;
  }
  return months;
}
