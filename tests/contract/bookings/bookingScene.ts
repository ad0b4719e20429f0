import type { BookableTable, Booking, BookingFacts } from '#contract/bookings/bookingFacts';
import { type BookingRules, defaultBookingRules } from '#contract/bookings/bookingRules';
import { type OpeningRules, plainService } from '#contract/opening/openingRules';

export const hours = (start: string, end: string): OpeningRules['opening_hours'] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: false, slots: [{ start, end }] }));

export const openingOf = (change: Partial<OpeningRules> = {}): OpeningRules => ({
  timezone: 'Europe/Berlin',
  is_business: true,
  is_approved: true,
  is_provide_table_booking: true,
  order_rules: { is_delivery_on: true, is_pickup_on: true, is_table_on: true },
  opening_hours: hours('18:00', '23:00'),
  order_type_hours: {},
  festivals: [],
  service_state: plainService,
  ...change,
});

export const table = (number: number, min_persons: number, max_persons: number): BookableTable => ({
  id: `t${String(number).padStart(2, '0')}`,
  ...{ number, min_persons, max_persons, is_bookable: true },
});

interface Scene extends Partial<Omit<BookingFacts, 'rules' | 'opening'>> {
  rules?: Partial<BookingRules>;
  opening?: Partial<OpeningRules>;
}

/** A store in Berlin that is open each evening, with a table for two and one for four. */
export const factsOf = ({ rules, opening, ...facts }: Scene = {}): BookingFacts => ({
  rules: { ...defaultBookingRules, ...rules },
  opening: openingOf(opening),
  tables: [table(1, 1, 2), table(2, 2, 4)],
  combinations: [],
  bookings: [],
  day_starts_at: 240,
  ...facts,
});

export const bookingAt = (id: string, at: Date, persons: number, table_id: string, minutes = 120): Booking => ({
  id,
  ...{ at: at.getTime(), persons, is_guests: true },
  holds: [{ table_id, from: at.getTime(), until: at.getTime() + minutes * 60_000 }],
});
