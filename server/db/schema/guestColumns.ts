import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';

/** Bookings that the store cancelled, and whose guests believe that they have a table. */
export const guestsToTell = sql`not is_open and guest_told is not null and order_status = 104`;

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
});

/** Indexes of orders for the guests of a booking. */
export const guestIndexes = ({ guest_token, ended_at }: Record<'guest_token' | 'ended_at', AnyPgColumn>) => [
  uniqueIndex('orders_guest').on(guest_token).where(sql`guest_token is not null`),
  index('orders_guest_told').on(ended_at).where(guestsToTell),
];
