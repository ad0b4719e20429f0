import { addMinutes } from 'date-fns';
import type { OrderRules } from './orderRules';
import {
  afterPickUp,
  type DeliveryStatus,
  deliveryStatus,
  type OrderStatus,
  type OrderType,
  orderStatus,
} from './statuses';

/** The part of an order that decides how it may move. */
export interface OrderFacts {
  order_type: OrderType;
  order_status: OrderStatus;
  delivery_status: DeliveryStatus | null;
  created_at: string;
  accepted_at?: string | null | undefined;
  schedule_at?: string | null | undefined;
  /** Money that the customer has handed over, and what of it went back; left out means none. */
  paid_amount?: number | undefined;
  refunded?: number | undefined;
  /** A change of the lines waits for the customer. */
  pending_change?: object | undefined;
  /** The kitchen has not yet seen a change of the lines. */
  unseen_change?: object | undefined;
}

type Guard = (order: OrderFacts, context: { rules: OrderRules; now: Date }) => boolean;

/**
 * How many minutes before their time guests can be seated: people come early, and if the table is free they aren't
 * sent away. No earlier: it would be a booking for another day, tapped by mistake, and the table would be lost.
 */
export const guestsEarlyMinutes = 60;

const guestsDue = (order: OrderFacts): string => order.schedule_at ?? order.created_at;

const graceEnds = (order: OrderFacts, rules: OrderRules): Date => addMinutes(guestsDue(order), rules.grace_period);

/** Conditions of the transition table, by name; pure, so that app and server decide alike. */
export const guards = {
  /** 1 always; afterwards for as long as the store's rule says. */
  withinCancelLimit: (order, { rules, now }) =>
    order.order_status === orderStatus.NEW ||
    now <= addMinutes(order.accepted_at ?? order.created_at, rules.cancel_within),
  beforePickUp: (order) => order.delivery_status === null || !afterPickUp.includes(order.delivery_status),
  delivered: (order) => order.delivery_status === deliveryStatus.DELIVERED,
  orderReady: (order) => order.order_status === orderStatus.READY,
  orderInKitchen: (order) =>
    order.order_status === orderStatus.ACCEPTED ||
    order.order_status === orderStatus.PREPARING ||
    order.order_status === orderStatus.READY,
  guestsMayCome: (order, { now }) => now >= addMinutes(guestsDue(order), -guestsEarlyMinutes),
  withinGrace: (order, { rules, now }) => now <= graceEnds(order, rules),
  afterGrace: (order, { rules, now }) => now > graceEnds(order, rules),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;
