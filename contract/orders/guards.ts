import { addMinutes, addSeconds, isAfter, max, min, subMinutes } from 'date-fns';
import { limits } from '../limits';
import { type AgreedCancellation, isBeforeCancelLimit } from './cancellation';
import type { AnswerRules, OrderRules } from './orderRules';
import type { Round } from './rounds';
import {
  afterPickUp,
  type DeliveryStatus,
  deliveryStatus,
  type OrderStatus,
  type OrderType,
  orderStatus,
} from './statuses';

/** The fields of an order that decide which moves are possible. */
export interface OrderFacts {
  order_type: OrderType;
  order_status: OrderStatus;
  delivery_status: DeliveryStatus | null;
  created_at: string;
  accepted_at?: string | null | undefined;
  schedule_at?: string | null | undefined;
  /** Money that the customer paid, and how much of it was refunded; omitted means none. */
  paid_amount?: number | undefined;
  refunded?: number | undefined;
  /** A change of the lines waits for the customer's answer. */
  pending_change?: object | undefined;
  /** The kitchen hasn't seen a change of the lines yet. */
  unseen_change?: object | undefined;
  /** As agreed when the order was placed; if omitted, the store's current rules. */
  cancellation_policy?: AgreedCancellation | undefined;
  /** Who took the order; omitted means the platform. */
  placed_by?: 'platform' | 'store' | undefined;
  /** A test order of the store's owner. */
  is_test?: boolean | undefined;
  /** The guests have taken their seats at their table. */
  is_seated?: boolean | undefined;
  /** For a no-show: until when it can be undone. */
  undo_until?: string | undefined;
  /** Until when the fee of a booking is paid. */
  fee_due_at?: string | undefined;
  /** The dishes; omitted means that there are some. */
  items?: readonly object[] | undefined;
  /** The rounds of dishes at a table, once there is more than the first. */
  rounds?: readonly Round[] | null | undefined;
}

/** Whether the kitchen has something to make: guests at a table can order their dishes later. */
export const hasDishes = ({ order_type, items }: Pick<OrderFacts, 'order_type' | 'items'>): boolean =>
  order_type !== 'table' || items === undefined || items.length > 0;

/**
 * How long an acceptance can be undone. Long enough to notice a wrong tap, short enough that no one has relied on it:
 * a search for a delivery person starts only afterwards (`searchBeginsAt`).
 */
export const acceptUndoSeconds = 20;

type Guard = (order: OrderFacts, context: { rules: OrderRules; now: Date }) => boolean;

/**
 * How many minutes before their time guests can be seated: people come early, and if the table is free they aren't
 * sent away. No earlier: it would be a booking for another day, tapped by mistake, and the table would be lost.
 */
export const guestsEarlyMinutes = 60;

const guestsDue = (order: OrderFacts): string => order.schedule_at ?? order.created_at;

const graceEnds = (order: OrderFacts, rules: OrderRules): Date => addMinutes(guestsDue(order), rules.grace_period);

type AskedOrder = Pick<OrderFacts, 'order_type' | 'created_at' | 'schedule_at'>;

/** When a table was booked for. Guests who order at their table now wait like everyone else. */
const bookedFor = ({ order_type, schedule_at }: AskedOrder): string | null =>
  (order_type === 'table' && schedule_at) || null;

/** A booking that comes too late for `table_answer_before` can still be answered until its guests come. */
function bookingAnswerLimit(
  created_at: string,
  booked: string,
  { table_answer_within: within, table_answer_before: before }: AnswerRules,
): Date | null {
  const latest = subMinutes(booked, before);
  const ends = [
    ...(within > 0 ? [addMinutes(created_at, within)] : []),
    ...(before > 0 ? [isAfter(latest, created_at) ? latest : booked] : []),
  ];
  return ends.length > 0 ? min(ends) : null;
}

/**
 * How long an order can be new before it is rejected; `null` if the store sets no limit. A scheduled order can wait
 * until its slot; a booking can't, because its guests make plans. `answerColumns` has the same rule in SQL, and tests
 * keep them in sync.
 */
export function answerLimit(order: AskedOrder, rules: AnswerRules): Date | null {
  const { created_at, schedule_at } = order;
  const booked = bookedFor(order);
  if (booked) return bookingAnswerLimit(created_at, booked, rules);
  const { answer_within } = rules;
  return answer_within === 0 ? null : max([addMinutes(created_at, answer_within), schedule_at ?? created_at]);
}

/**
 * The minutes before an order's limit of which the last parts are shown as pressing. A booking can have days to be
 * answered, and isn't pressing earlier than another order.
 */
export function answerMinutes(order: AskedOrder, { answer_within, table_answer_within }: AnswerRules): number {
  const { answerMinutesMax } = limits;
  return bookedFor(order) ? Math.min(table_answer_within || answerMinutesMax, answerMinutesMax) : answer_within;
}

/**
 * Whether there would still be time to accept an order if it were new again. Otherwise, undoing its acceptance would
 * reject it.
 */
function isAnswerable(order: OrderFacts, rules: OrderRules, now: Date): boolean {
  const limit = answerLimit(order, rules);
  return limit === null || now < limit;
}

/** Conditions of the transition table, by name. Pure functions, so that app and server decide alike. */
export const guards = {
  /**
   * Always for a new order; afterwards for as long as the store's rule says. Guests who booked can cancel until their
   * time, as they were told: late, it costs what the booking's policy says.
   */
  withinCancelLimit: (order, { rules, now }) => {
    const policy: AgreedCancellation = order.cancellation_policy ?? rules;
    if (order.order_status === orderStatus.NEW) return true;
    // Guests who order again have already eaten.
    if (order.rounds) return false;
    const isBooked = policy.booking !== undefined && order.order_status === orderStatus.ACCEPTED;
    if (isBooked && now <= new Date(guestsDue(order))) return true;
    if (!isBeforeCancelLimit(order.order_status, policy)) return false;
    return now <= addMinutes(order.accepted_at ?? order.created_at, policy.cancel_within);
  },
  // The store's own orders are accepted when they are placed, so there is no earlier status to return to.
  justAccepted: (order, { rules, now }) =>
    order.placed_by !== 'store' &&
    order.delivery_status === null &&
    now <= addSeconds(order.accepted_at ?? order.created_at, acceptUndoSeconds) &&
    isAnswerable(order, rules, now),
  beforePickUp: (order) => order.delivery_status === null || !afterPickUp.includes(order.delivery_status),
  delivered: (order) => order.delivery_status === deliveryStatus.DELIVERED,
  orderReady: (order) => order.order_status === orderStatus.READY,
  orderInKitchen: (order) =>
    order.order_status === orderStatus.ACCEPTED ||
    order.order_status === orderStatus.PREPARING ||
    order.order_status === orderStatus.READY,
  guestsMayCome: (order, { now }) => now >= addMinutes(guestsDue(order), -guestsEarlyMinutes),
  afterGrace: (order, { rules, now }) => now > graceEnds(order, rules),
  // Sums of past days no longer change.
  untilDayEnds: ({ undo_until }, { now }) => undo_until !== undefined && now < new Date(undo_until),
  hasDishes,
  /** Guests have until then, and nothing was taken or is held by a card. */
  feeOverdue: ({ fee_due_at, paid_amount = 0 }, { now }) =>
    fee_due_at !== undefined && paid_amount === 0 && now > new Date(fee_due_at),
  isTest: (order) => order.is_test === true,
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
