import type { SlotRules, SlotTimes } from '../opening/slots';
import type { OrderRules } from '../orders/orderRules';
import type { OrderType } from '../orders/statuses';
import type { BookingRules } from './bookingRules';

/** The rules that a store's pages follow where tables are booked. */
export type OwnBookingRules = Pick<
  BookingRules,
  'slot_minutes' | 'notice_minutes' | 'days_ahead' | 'stays' | 'reset_minutes' | 'closed_dates' | 'fee'
>;

/** The rules for the times of an order type: tables have their own, whose notice is for customers only. */
export const slotRulesFor = (
  { order_rules, booking_rules }: { order_rules: OrderRules; booking_rules: OwnBookingRules },
  orderType: OrderType,
  by: 'guest' | 'store',
): SlotRules & SlotTimes =>
  orderType === 'table'
    ? {
        ...order_rules,
        slot_minutes: booking_rules.slot_minutes,
        slot_lead_minutes: by === 'guest' ? booking_rules.notice_minutes : 0,
        slot_days_ahead: booking_rules.days_ahead,
      }
    : order_rules;
