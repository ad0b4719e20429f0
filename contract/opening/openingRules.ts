import { type OrderRules, takesOrderType } from '../orders/orderRules';
import type { OrderType } from '../orders/statuses';
import type { OpeningDay } from './weeklyHours';

/** The hours of one day, whatever its weekday. */
export type DayHours = Omit<OpeningDay, 'day'>;

/** Days with other hours than the week's, or closed. They replace the whole day. */
export interface Festival {
  _id: string;
  /** The name that customers read, in the store's languages. */
  name: readonly string[];
  /**
   * First and last day, `YYYY-MM-DD`. For yearly ones, only month and day count, and the last can be before the first.
   */
  start_date: string;
  end_date: string;
  is_yearly: boolean;
  hours: DayHours;
}

/** From one instant up to, but not including, another; ISO 8601. */
export interface Between {
  from: string;
  until: string;
}

/** No new orders of a type for a while. */
export interface Pause extends Between {
  /** Only shown to staff; empty if none was given. */
  reason: string;
  /** Who set it. */
  by: string;
}

/** A longer preparation time for new orders, for a while. */
export interface Busy extends Between {
  /** Added to the preparation time. */
  minutes: number;
  by: string;
}

/** One day's exception: open between two instants, or closed. */
export interface TodayChange extends Between {
  kind: 'open' | 'close';
  by: string;
}

/** Temporary changes by staff. Each ends automatically at its time. */
export interface ServiceState {
  paused: Partial<Record<OrderType, Pause>>;
  busy: Busy | null;
  today: TodayChange | null;
}

/** Everything that determines when a store is open. Part of a store for its app and for the platform. */
export interface OpeningRules {
  timezone: string;
  is_business: boolean;
  is_approved: boolean;
  is_provide_table_booking: boolean;
  /** The order types that the store takes. */
  order_rules: Pick<OrderRules, 'is_delivery_on' | 'is_pickup_on' | 'is_table_on'>;
  /** The hours of every order type without its own. */
  opening_hours: readonly OpeningDay[];
  order_type_hours: Partial<Record<OrderType, readonly OpeningDay[]>>;
  festivals: readonly Festival[];
  service_state: ServiceState;
}

/** Whether the store takes an order type at all, at any time. */
export const isOffered = (
  store: Pick<OpeningRules, 'is_business' | 'is_approved' | 'is_provide_table_booking' | 'order_rules'>,
  orderType: OrderType,
): boolean =>
  store.is_business &&
  store.is_approved &&
  takesOrderType(orderType, store.order_rules) &&
  (orderType !== 'table' || store.is_provide_table_booking);

/** The weekly hours of an order type. */
export const weekOf = (
  { opening_hours, order_type_hours }: Pick<OpeningRules, 'opening_hours' | 'order_type_hours'>,
  orderType: OrderType,
): readonly OpeningDay[] => order_type_hours[orderType] ?? opening_hours;

/** No temporary changes. */
export const plainService: ServiceState = { paused: {}, busy: null, today: null };

/** Whether a temporary change applies at an instant. */
export const isOn = <Set extends Between>(set: Set | null | undefined, at: Date): set is Set =>
  set != null && at.getTime() >= Date.parse(set.from) && at.getTime() < Date.parse(set.until);
