import type { OpeningRules } from '../opening/openingRules';
import type { BookingRules } from './bookingRules';

/** A table, as far as bookings need to know it. */
export interface BookableTable {
  id: string;
  number: number;
  min_persons: number;
  max_persons: number;
  /** Whether customers can book it; the store can seat guests at every table. */
  is_bookable: boolean;
}

/** Tables that the store pushes together, and for how many guests. */
export interface TableCombination {
  table_ids: readonly string[];
  min_persons: number;
  max_persons: number;
}

/** A table that a booking occupies from one instant up to, but not including, another; in milliseconds. */
export interface Hold {
  table_id: string;
  from: number;
  until: number;
}

/** A booking that hasn't ended, or whose table isn't free again yet. */
export interface Booking {
  id: string;
  /** When its guests come, in milliseconds. */
  at: number;
  /** 0 for guests who have left. */
  persons: number;
  /** A customer booked it; otherwise the store itself. */
  is_guests: boolean;
  holds: readonly Hold[];
  /** Who is typing it, if it isn't made yet. */
  typed_by?: string;
}

/** Everything that decides whether a table can be booked. */
export interface BookingFacts {
  rules: BookingRules;
  tables: readonly BookableTable[];
  combinations: readonly TableCombination[];
  bookings: readonly Booking[];
  opening: OpeningRules;
  /** When the business day begins, in minutes after midnight. */
  day_starts_at: number;
}

/** Who wants to come, and who asks. */
export interface Party {
  persons: number;
  by: 'guest' | 'store';
  now: Date;
  /** A booking that is to be moved and must not block itself. */
  except?: string | undefined;
}

/** A party that wants to come at a time. */
export interface BookingRequest extends Party {
  at: Date;
  /** The guests are there, or on their way: a booking for now. */
  isNow?: boolean | undefined;
  /** The tables that they want; any that fit by default. */
  table_ids?: readonly string[] | undefined;
  /** When the table has to be free for others; by default, after the stay of a party of this size. */
  until?: Date | undefined;
}

/**
 * The rules by which a table can't be booked, in the order in which they are named: the store takes no tables, the time
 * has passed, is too soon or too far ahead, no bookings on that date, closed or paused then, not a size for which
 * customers can book, too many guests, the wrong table for this party, no table free.
 */
export const bookingRuleNames = [
  ...(['off', 'past', 'too_soon', 'too_far', 'closed_date', 'closed', 'paused', 'party_size'] as const),
  ...(['covers', 'guest_covers', 'table_size', 'no_table'] as const),
] as const;
export type BookingRuleName = (typeof bookingRuleNames)[number];
