import type { OrderType } from './statuses';

/** When a store's search for a delivery person starts automatically: once the order is accepted, or once it is ready. */
export const autoAssignments = ['off', 'accepted', 'ready'] as const;
export type AutoAssignment = (typeof autoAssignments)[number];

/** A store's rules for its orders. Durations in minutes, money in minor units. */
export interface OrderRules {
  /** Accepts orders from the platform automatically. */
  is_auto_accept: boolean;
  /** A new order that isn't accepted in this time is rejected; 0 means never. Bookings of tables have rules of their own. */
  answer_within: number;
  /** The customer can cancel an accepted order for this long after it was accepted. */
  cancel_within: number;
  /** The last status in which the customer can cancel; within `cancel_within` after acceptance. */
  cancel_until: 1 | 3 | 5;
  /** The amount that the fee is based on (`cancellation.ts`). */
  cancellation_type: 'with_order' | 'without_order';
  cancellation_mode: 'absolute' | 'percentage';
  /** The fee for such a cancellation, if the mode is absolute. */
  cancellation_charge: number;
  /** The same in percent of the amount that it is based on. */
  cancellation_percent: number;
  /** Orders with a lower total are cancelled free of charge. */
  cancellation_above: number;
  /** Which types of orders the store takes. */
  is_delivery_on: boolean;
  is_pickup_on: boolean;
  is_table_on: boolean;
  /** Suggested when an order is accepted, and the base of the promised time. */
  preparation_time: number;
  /** The same for an order that is picked up. */
  pickup_time: number;
  /** The travel time in a delivery's promised time: the upper end of the range that customers see. */
  delivery_time: number;
  /** The lower end of that range; 0 if there is none. */
  delivery_time_min: number;
  /** The customer has this long to answer a change of their order. */
  change_answer_within: number;
  /** Shown to customers before they order, in the store's languages. */
  customer_note: string[];
  /** A clock turns amber this long before its deadline, and red after it. */
  warn_before: number;
  /** A pickup that was ready in time counts as not collected this many minutes after its promised time. */
  collect_within: number;
  /** A table is kept this long after its time, by the rules for booking tables. */
  grace_period: number;
  /** Until when a booking is answered, by the same rules: `BookingRules.answer_within` and `answer_before`. */
  table_answer_within: number;
  table_answer_before: number;
  /** When dishes of a booking go to the kitchen, by the same rules: `BookingRules.kitchen_after`. */
  table_kitchen_after: number | null;
  /** A person who is offered a delivery has this many seconds to answer. */
  offer_seconds: number;
  /** When the search for a delivery person starts automatically. */
  auto_assign: AutoAssignment;
  /** The search radius in the store's unit; `null` for any distance. */
  search_radius: number | null;
  /** Length of a slot. Slots start at the offered times; any minute within the opening hours is accepted. */
  slot_minutes: number;
  /** An order for later must be placed at least this long before its time. */
  slot_lead_minutes: number;
  /** The last day for which orders are taken: 0 is today. */
  slot_days_ahead: number;
  /** The most deliveries and pickups that can be due in one slot; `null` for any number. */
  slot_orders_max: number | null;
  /** Whether orders can be paid in cash, up to which total; `null` for any. */
  is_cash_on: boolean;
  cash_max: number | null;
  /** Whether orders can be paid by card at all: online, at the counter or at the door. */
  is_card_on: boolean;
  is_confirmation_code_required_at_delivery: boolean;
  is_confirmation_code_required_at_pickup: boolean;
}

/** The rules that say how long an order can be new. */
export type AnswerRules = Pick<OrderRules, 'answer_within' | 'table_answer_within' | 'table_answer_before'>;

/** Whether a store takes orders of a type at all. */
export const takesOrderType = (
  type: OrderType,
  rules: Pick<OrderRules, 'is_delivery_on' | 'is_pickup_on' | 'is_table_on'>,
): boolean => rules[`is_${type}_on`];

/** Minutes until an order is ready, unless set otherwise. */
export const readyMinutes = (
  type: OrderType,
  { preparation_time, pickup_time }: Pick<OrderRules, 'preparation_time' | 'pickup_time'>,
): number => (type === 'pickup' ? pickup_time : preparation_time);

/**
 * The range of minutes from placing a delivery until the customer has it, as shown to customers. The promised time uses
 * `to`.
 *
 * @param ready minutes until the kitchen is done
 */
export const deliveryRange = (
  ready: number,
  { delivery_time_min, delivery_time }: Pick<OrderRules, 'delivery_time_min' | 'delivery_time'>,
): { from: number; to: number } => ({
  from: ready + Math.min(delivery_time_min || delivery_time, delivery_time),
  to: ready + delivery_time,
});

/** The rules of a store that hasn't set any. Existing stores got the same values. */
export const defaultOrderRules = {
  cancel_until: 5,
  cancellation_type: 'with_order',
  cancellation_mode: 'absolute',
  cancellation_percent: 0,
  cancellation_above: 0,
  is_delivery_on: true,
  is_pickup_on: true,
  is_table_on: true,
  pickup_time: 20,
  delivery_time_min: 0,
  change_answer_within: 5,
  table_answer_within: 0,
  table_answer_before: 0,
  table_kitchen_after: null,
  collect_within: 0,
  customer_note: [''],
  search_radius: null,
  is_cash_on: true,
  cash_max: null,
  is_card_on: true,
} satisfies Partial<OrderRules>;
