import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AgreedFee } from '#contract/bookings/bookingFee';
import { instantColumn } from './columns';

/** Bookings that the store cancelled, and whose guests believe that they have a table. */
export const guestsToTell = sql`not is_open and guest_told is not null and order_status = 104`;

/** Bookings whose guests didn't pay their fee in time. */
const released = sql`not is_open and reason = 'system.fee_unpaid'`;

/** Columns of orders for the guests of a booking. */
export const guestColumns = () => ({
  /** The secret of the link with which they see and change it; none until the link is needed. */
  guest_token: text('guest_token'),
  /** When they said that they will come. */
  guest_confirmed_at: instantColumn('guest_confirmed_at'),
  /** When they were mailed that the table is theirs, and reminded. */
  guest_mailed_at: instantColumn('guest_mailed_at'),
  guest_reminded_at: instantColumn('guest_reminded_at'),
  /** Their booking as the last message described it; `null` before the first one, and after the one that it is cancelled. */
  guest_told: jsonb('guest_told').$type<{ at: string; persons: number }>(),
  /** The fee that they agreed to, and until when it is paid. */
  booking_fee: jsonb('booking_fee').$type<AgreedFee>(),
  fee_due_at: instantColumn('fee_due_at'),
  /** The part of the fee that the total contains, and its tax, which is part of the order's. */
  fee_charged: integer('fee_charged').notNull().default(0),
  fee_tax: integer('fee_tax').notNull().default(0),
  /** How much of `paid_amount` came by card although the order is paid in cash: the fee. 0 for an order paid by card. */
  card_paid: integer('card_paid').notNull().default(0),
});

/** Indexes of orders for the guests of a booking. */
export const guestIndexes = ({
  guest_token,
  ended_at,
  fee_due_at,
}: Record<'guest_token' | 'ended_at' | 'fee_due_at', AnyPgColumn>) => [
  uniqueIndex('orders_guest').on(guest_token).where(sql`guest_token is not null`),
  index('orders_guest_told').on(ended_at).where(guestsToTell),
  index('orders_released').on(ended_at).where(released),
  index('orders_fee_due').on(fee_due_at).where(sql`is_open and paid_amount = 0 and fee_due_at is not null`),
];
