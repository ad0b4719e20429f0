import { text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';

/** Columns of orders for the guests of a booking. */
export const guestColumns = () => ({
  /** The secret of the link with which they see and change it; none until the link is needed. */
  guest_token: text('guest_token'),
  /** When they said that they will come. */
  guest_confirmed_at: instantColumn('guest_confirmed_at'),
  /** When they were mailed that the table is theirs, and reminded. */
  guest_mailed_at: instantColumn('guest_mailed_at'),
  guest_reminded_at: instantColumn('guest_reminded_at'),
});
