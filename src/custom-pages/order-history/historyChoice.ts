import type { BodyOf } from '#contract/calls/index';
import type { OrderSnapshot } from '#contract/entities/order';
import type { OrderStatus, OrderType, PaymentMethod, PaymentStatus } from '#contract/orders/statuses';
import { searchKey } from '#contract/searchKey';
import { storeDate } from '#contract/time';
import { type DayRange, datesOf, usualRange } from './dayRanges';

/** What a person has chosen, as it stands in the address and is kept. */
export interface HistoryFilters {
  q?: string;
  /** Left out: the usual range, unless there are dates. */
  days?: DayRange | 'custom';
  start_date?: string;
  end_date?: string;
  date_by?: 'created_at';
  order_type?: OrderType;
  order_status?: OrderStatus;
  paid_by?: PaymentMethod;
  payment_status?: PaymentStatus;
  provider_id?: string;
  amount_from?: number;
  amount_to?: number;
}

/** The same as the calls take it: one body for the list, its sums and its export. */
export type HistoryChoice = Pick<
  BodyOf<'get_order_totals'>,
  'query' | 'start_date' | 'end_date' | 'date_by' | 'filter'
>;

const withoutGaps = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Fields>;

/** @param now decides which days "today" and the like are, by the store's clock */
export function choiceOf(filters: HistoryFilters, now: Date, timezone: string): HistoryChoice {
  const { q = '', days = usualRange, start_date, end_date, date_by, order_status, ...rest } = filters;
  const query = searchKey(q);
  const dates = days === 'custom' ? withoutGaps({ start_date, end_date }) : datesOf(days, now, timezone);
  const filter = withoutGaps({ ...rest, ...(order_status === undefined ? {} : { order_status: [order_status] }) });
  return {
    ...dates,
    ...(query ? { query } : {}),
    ...(date_by ? { date_by } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  } as HistoryChoice;
}

/** Whether an order that just ended belongs to what is on screen. A search is the server's to judge: it says no. */
export function isInChoice(order: OrderSnapshot, choice: HistoryChoice, timezone: string): boolean {
  const { query, start_date, end_date, date_by = 'ended_at', filter = {} } = choice;
  const at = order[date_by];
  if (query || !at) return false;
  const date = storeDate(new Date(at), timezone);
  if ((start_date && date < start_date) || (end_date && date > end_date)) return false;
  const { order_type, order_status, paid_by, payment_status, provider_id, amount_from, amount_to } = filter;
  return (
    (!order_type || order.order_type === order_type) &&
    (!order_status || order_status.includes(order.order_status)) &&
    (!paid_by || order.paid_by === paid_by) &&
    (!payment_status || order.payment_status === payment_status) &&
    (!provider_id || order.provider?._id === provider_id) &&
    (amount_from === undefined || order.total >= amount_from) &&
    (amount_to === undefined || order.total <= amount_to)
  );
}
