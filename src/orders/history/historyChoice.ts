import type { BodyOf } from '#contract/calls/index';
import type { OrderSnapshot } from '#contract/entities/order';
import { datesUntil, periodDates } from '#contract/orders/historyPeriod';
import type { OrderStatus, OrderType, PaymentMethod, PaymentStatus } from '#contract/orders/statuses';
import { searchKey } from '#contract/searchKey';
import { businessDate, type DayRules, weekdayOf } from '#contract/time';
import type { Dates } from '../../records/list/toolbar/DaysFilter';
import { type HistoryPage, wholeHistory } from './historyPage';

/** The one-tap day ranges, in display order. The week starts on Sunday. */
export const dayRanges = ['today', 'yesterday', 'last_7', 'this_week', 'this_month', 'all'] as const;
export type DayRange = (typeof dayRanges)[number];

/** Never empty at the start of a week or month, and short enough to be summed immediately. */
export const usualRange: DayRange = 'last_7';

/**
 * A range's business days of the store, first and last included.
 *
 * @example datesOf('yesterday', new Date('2026-03-01T10:00Z'), { timezone: 'Europe/Paris' })
 * // { start_date: '2026-02-28', end_date: '2026-02-28' }
 */
export function datesOf(range: DayRange, now: Date, rules: DayRules): Dates {
  const day = (offset: number): string => businessDate(now, rules, offset);
  const today = day(0);
  switch (range) {
    case 'today':
      return { start_date: today, end_date: today };
    case 'yesterday':
      return { start_date: day(-1), end_date: day(-1) };
    case 'last_7':
      return { start_date: day(-6), end_date: today };
    case 'this_week':
      return { start_date: day(-weekdayOf(today)), end_date: today };
    case 'this_month':
      return { start_date: `${today.slice(0, 8)}01`, end_date: today };
    case 'all':
      return {};
  }
}

/** The user's filters, as they are stored and appear in the address. */
export interface HistoryFilters {
  q?: string;
  /** If omitted: the default range, unless there are dates. */
  days?: DayRange | 'custom';
  /** On a page of weeks or months: a date in the shown one, if it isn't the current one. */
  of?: string;
  start_date?: string;
  end_date?: string;
  date_by?: 'created_at';
  order_type?: OrderType;
  order_status?: OrderStatus;
  paid_by?: PaymentMethod;
  payment_status?: PaymentStatus;
  provider_id?: string;
  /** Only from the dashboard, whose offers lead to their orders. */
  promo_id?: string;
  amount_from?: number;
  amount_to?: number;
}

/** The same in the calls' format: one body for the list, its sums and its export. */
export type HistoryChoice = Pick<
  BodyOf<'get_order_totals'>,
  'query' | 'start_date' | 'end_date' | 'date_by' | 'filter'
>;

const withoutGaps = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Fields>;

/** A page's days, unless the filters name others. */
function usualDates({ period }: HistoryPage, of: string | undefined, now: Date, rules: DayRules): Dates {
  if (!period) return datesOf(usualRange, now, rules);
  const today = businessDate(now, rules);
  return datesUntil(today, periodDates(period, of ?? today));
}

/** @param now decides what "today" and the like mean, by the store's business days */
export function choiceOf(
  filters: HistoryFilters,
  now: Date,
  rules: DayRules,
  page: HistoryPage = wholeHistory,
): HistoryChoice {
  const { q = '', days, of, start_date, end_date, date_by, order_status, ...rest } = filters;
  const query = searchKey(q);
  const named = days === 'custom' ? withoutGaps({ start_date, end_date }) : days && datesOf(days, now, rules);
  const dates = named ?? usualDates(page, of, now, rules);
  const filter = withoutGaps({ ...rest, ...(order_status === undefined ? {} : { order_status: [order_status] }) });
  return {
    ...dates,
    ...(query ? { query } : {}),
    ...(date_by ? { date_by } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  } as HistoryChoice;
}

/**
 * Whether a newly ended order matches the filters. With a search it returns false, because only the server can decide. The history
 * has no test orders.
 */
export function isInChoice(order: OrderSnapshot, choice: HistoryChoice, rules: DayRules): boolean {
  const { query, start_date, end_date, date_by = 'ended_at', filter = {} } = choice;
  const at = order[date_by];
  if (query || !at || order.is_test) return false;
  const date = businessDate(new Date(at), rules);
  if ((start_date && date < start_date) || (end_date && date > end_date)) return false;
  const { order_type, order_status, paid_by, payment_status, provider_id, promo_id, amount_from, amount_to } = filter;
  return (
    (!order_type || order.order_type === order_type) &&
    (!order_status || order_status.includes(order.order_status)) &&
    (!paid_by || order.paid_by === paid_by) &&
    (!payment_status || order.payment_status === payment_status) &&
    (!provider_id || order.provider?._id === provider_id) &&
    (!promo_id || order.promo?._id === promo_id) &&
    (amount_from === undefined || order.total >= amount_from) &&
    (amount_to === undefined || order.total <= amount_to)
  );
}
