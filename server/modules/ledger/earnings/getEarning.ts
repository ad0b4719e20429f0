import { and, eq, inArray, sql } from 'drizzle-orm';
import { type ErrorCode, errorCodes } from '#contract/codes/errorCodes';
import type { EarningDay } from '#contract/entities/earning';
import { balanceOf } from '#contract/ledger/accounts';
import { bridgeOf, type TypeEarnings } from '#contract/ledger/bridge';
import { type Dates, datesBefore, daysIn, type EarningPeriod, earningDaysMax } from '#contract/ledger/earningDates';
import { type EarningSums, earningMeasureNames, earningsOf, totalEarnings } from '#contract/ledger/earnings';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import type { OrderType, PaymentMethod } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import { businessDate, dateFrom } from '#contract/time';
import type { Database } from '#server/db/database';
import { ledgerEntries } from '#server/db/schema/ledger';
import { providers } from '#server/db/schema/providers';
import { stores } from '#server/db/schema/stores';
import { CallError, fieldsNotValid } from '#server/http/callError';
import type { Handler, Session } from '#server/http/handler';
import { completeSince } from '../readEntries';
import { dueAt, type GroupSums, readSums } from './earningSums';

const notFound: Record<EarningPeriod, ErrorCode> = {
  day: errorCodes.DAILY_EARNINGS_NOT_FOUND,
  week: errorCodes.WEEKLY_EARNINGS_NOT_FOUND,
  month: errorCodes.ORDER_HISTORY_NOT_FOUND,
};

/** The first business day of a store's ledger: of its first entry, or of the store if that is earlier. */
async function firstDay(db: Database, { store_id, timezone, day_starts_at }: Session): Promise<string> {
  const firstEntry = sql`(select min(${ledgerEntries.effective_at}) from ${ledgerEntries}
    where ${ledgerEntries.store_id} = ${store_id})`;
  const first = sql`least(${stores.created_at}, ${firstEntry})`;
  const [row] = await db
    .select({ day: sql<string>`to_char(business_date(${first}, ${timezone}, ${day_starts_at}::int), 'YYYY-MM-DD')` })
    .from(stores)
    .where(eq(stores.id, store_id));
  if (!row) throw new CallError(errorCodes.NO_DATA_FOUND);
  return row.day;
}

interface Asked {
  period?: EarningPeriod | undefined;
  date?: string | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
}

const notADay = (code: string, params: Record<string, string>): CallError =>
  fieldsNotValid(errorCodes.FIELDS_NOT_VALID, [{ path: 'end_date', code, params }]);

/** The days that a call asks for; with a period's name, if it asked for one. */
async function askedDates(db: Database, asked: Asked, session: Session, today: string) {
  const { start_date, end_date = today } = asked;
  if (start_date !== undefined) {
    const dates = { start_date, end_date };
    if (end_date < start_date) throw notADay('too_small', { minimum: start_date });
    if (daysIn(dates) > earningDaysMax) {
      throw notADay('too_big', { maximum: dateFrom(start_date, earningDaysMax - 1) });
    }
    return { period: undefined, dates };
  }
  const { period = 'week', date = today } = asked;
  const dates = periodDates(period, date);
  if (dates.start_date > today || dates.end_date < (await firstDay(db, session))) throw new CallError(notFound[period]);
  return { period, dates };
}

const earned = ({ accounts, orders }: GroupSums) => earningsOf(accounts, orders);
const paidOut = ({ accounts }: GroupSums): number => balanceOf('bank', accounts.bank ?? 0);
const noSums: GroupSums = { name: '', orders: 0, accounts: {} };

/** Whether a group has anything but the money that no order decides. */
const isSomething = ({ orders, ...sums }: EarningSums): boolean =>
  orders > 0 || earningMeasureNames.some((measure) => sums[measure] !== 0);

/** Groups with their names, the largest earnings first. */
const split = <Named extends object>(
  groups: readonly GroupSums[],
  nameOf: (name: string) => Named,
): (Named & EarningSums)[] =>
  groups
    .map((group) => ({ ...nameOf(group.name), ...earned(group) }))
    .filter(isSomething)
    .sort((a, b) => b.net - a.net);

const ofTypes = (groups: readonly GroupSums[]): TypeEarnings[] =>
  split(groups, (name) => ({ order_type: (name || null) as OrderType | null }));

function daysOf(groups: readonly GroupSums[], { start_date, end_date }: Dates): EarningDay[] {
  const known = new Map(groups.map((group) => [group.name, group]));
  const days: EarningDay[] = [];
  for (let date = start_date; date <= end_date; date = dateFrom(date, 1)) {
    const sums = known.get(date) ?? noSums;
    days.push({ date, ...earned(sums), paid_out: paidOut(sums) });
  }
  return days;
}

/** The names of delivery people, by ID; those who were deleted have none. */
async function namesOf(db: Database, storeId: string, groups: readonly GroupSums[]): Promise<Map<string, string>> {
  const ids = groups.map(({ name }) => name).filter((name) => name !== '');
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: providers.id, first_name: providers.first_name, last_name: providers.last_name })
    .from(providers)
    .where(and(eq(providers.store_id, storeId), inArray(providers.id, ids)));
  return new Map(rows.map(({ id, ...names }) => [id, fullName(names)]));
}

const paidOutOf = (groups: readonly GroupSums[]): number => groups.reduce((sum, group) => sum + paidOut(group), 0);

/**
 * Returns a store's earnings, from the sums of its ledger.
 *
 * @throws 641, 642 or 636 if the day, week or month is in the future, or before the store had a ledger
 */
export const getEarning: Handler<'get_earning'> = async (body, { db, session, now }) => {
  const { store_id, currency } = session;
  const today = businessDate(now(), session);
  const { period, dates } = await askedDates(db, body, session, today);
  const past = datesUntil(today, dates);
  const datesOfBefore = datesBefore(period, dates, today);
  // At once: of a year, each takes the database some time.
  const [sums, before] = await Promise.all([
    readSums(db, past, session, ['day', 'order_type', 'paid_by', 'provider_id']),
    readSums(db, datesOfBefore, session, ['order_type']),
  ]);
  const names = await namesOf(db, store_id, sums.provider_id);
  const types = ofTypes(sums.order_type);
  const typesBefore = ofTypes(before.order_type);
  return {
    ...{ ...dates, until: past.end_date, currency },
    ...totalEarnings(types),
    paid_out: paidOutOf(sums.order_type),
    due: await dueAt(db, past.end_date, session),
    days: daysOf(sums.day, past),
    order_types: types,
    payments: split(sums.paid_by, (name) => ({ paid_by: (name || null) as PaymentMethod | null })),
    providers: split(sums.provider_id, (name) => ({ provider_id: name || null, name: names.get(name) })),
    before: { ...datesOfBefore, ...totalEarnings(typesBefore), paid_out: paidOutOf(before.order_type) },
    bridge: bridgeOf(types, typesBefore),
    complete_since: await completeSince(db, store_id),
  };
};
