import ical, { ICalEventStatus } from 'ical-generator';
import type { BookingRules } from '#contract/bookings/bookingRules';
import { freeAt } from '#contract/bookings/stay';
import { tableNumbers } from '#contract/orders/orderTables';
import { endedEarly, orderStatus } from '#contract/orders/statuses';
import type { orders } from '#server/db/schema/orders';

/** A booking, as far as a calendar shows it: nothing in it tells how to reach the guests. */
export type CalendarBooking = Pick<
  typeof orders.$inferSelect,
  | 'id'
  | 'version'
  | 'order_status'
  | 'customer_name'
  | 'persons'
  | 'table_number'
  | 'joined_tables'
  | 'order_comment'
  | 'due_at'
  | 'free_at'
  | 'created_at'
  | 'updated_at'
>;

/** The word for a table; English for any other language. */
const tableWords: Readonly<Record<string, string>> = {
  ...{ ar: 'طاولة', de: 'Tisch', en: 'Table', es: 'Mesa', fr: 'Table', it: 'Tavolo', nl: 'Tafel', pt: 'Mesa' },
  ru: 'Столик',
};

function statusOf({ order_status }: CalendarBooking): ICalEventStatus {
  if (endedEarly(order_status)) return ICalEventStatus.CANCELLED;
  return order_status === orderStatus.NEW ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/** Ends when the table is free for others: of a booking that was called off, when it would have been. */
function endOf({ due_at, free_at, persons }: CalendarBooking, rules: BookingRules): Date {
  return free_at && free_at > due_at ? free_at : freeAt(rules, persons ?? 1, due_at);
}

function descriptionOf({ table_number, joined_tables, order_comment }: CalendarBooking, language: string): string {
  const numbers = tableNumbers({
    table_number: table_number ?? undefined,
    table_numbers: joined_tables?.map(({ number }) => number),
  });
  const table = numbers && `${tableWords[language] ?? tableWords.en} ${numbers}`;
  return [table, order_comment].filter(Boolean).join('\n');
}

interface CalendarFacts {
  /** The store's name. */
  name: string;
  language: string;
  rules: BookingRules;
  bookings: readonly CalendarBooking[];
}

/**
 * Writes bookings as a calendar file (RFC 5545). Times are in UTC, so no program has to know the store's time zone. The
 * order's version counts its changes, so programs know which copy of an event is newer.
 */
export function calendarText({ name, language, rules, bookings }: CalendarFacts): string {
  const calendar = ical({ name, prodId: { company: 'Storedesk', product: 'Bookings' }, ttl: 3600 });
  for (const booking of bookings) {
    const { id, version, customer_name, persons, due_at, created_at, updated_at } = booking;
    const description = descriptionOf(booking, language);
    calendar.createEvent({
      id: `${id}@storedesk`,
      sequence: version,
      start: due_at,
      end: endOf(booking, rules),
      stamp: updated_at,
      created: created_at,
      lastModified: updated_at,
      summary: [persons, customer_name].filter(Boolean).join(' · '),
      status: statusOf(booking),
      ...(description && { description }),
    });
  }
  return calendar.toString();
}
