import { z } from 'zod';
import { bookingLimits } from '../bookingLimits';
import { orderDecisionsSchema } from '../entities/affectedOrders';
import { cancellationTierSchema, coverExceptionSchema, coversSchema, staySchema } from '../entities/bookingRules';
import { plannedDay, texts } from '../entities/shared';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

/*
 * The rules by which tables are booked (`contract/bookings/bookingRules.ts`), a section for each question that a store
 * asks itself. Their fields are the rules' names after `booking_`: other sections have rules of the same names for
 * deliveries and pickups, and the audit log has the store's fields of all sections side by side.
 */

const ofBookings = { permission: 'store/table_booking', storeFlag: 'is_provide_table_booking' } as const;
const persons = z.int().min(limits.personsMin).max(limits.personsMax);
const minutes = (max: number) => z.int().min(0).max(max);
const keepsBookings =
  'Bookings that were made before stay as they are. If some would no longer be accepted, nothing is saved and error ' +
  '4173 lists them, until `settle` says for each whether to keep or cancel it';

/** When and for how many guests can be booked. */
export const bookingTimes = describeSettings('booking_times', {
  ...ofBookings,
  summary:
    'The times at which bookings begin, how far ahead they can be made and for how many persons, and closed days',
  effect: keepsBookings,
  taken: { settle: orderDecisionsSchema },
  fields: {
    booking_slot_minutes: z.int().min(limits.slotMinutesMin).max(limits.slotMinutesMax),
    /** The last day that can be booked: 0 is today. */
    booking_days_ahead: z.int().min(0).max(bookingLimits.daysAheadMax),
    booking_notice_minutes: minutes(bookingLimits.noticeMax),
    booking_persons_min: persons,
    booking_persons_max: persons,
    /** Days on which the store is open and takes no bookings. Those that are over are removed with the next change. */
    booking_closed_dates: z.array(plannedDay).max(bookingLimits.closedDatesMax),
  },
});

/** How long a table is taken. */
export const bookingStays = describeSettings('booking_stays', {
  ...ofBookings,
  summary: 'How long guests keep their table by the size of their party, and the time between two parties',
  effect: keepsBookings,
  taken: { settle: orderDecisionsSchema },
  fields: {
    /** Ascending by the size of the party; the last one is for larger parties too. */
    booking_stays: z.array(staySchema).min(1).max(bookingLimits.staysMax),
    booking_reset_minutes: minutes(bookingLimits.resetMax),
  },
});

/** How many guests can begin at once. */
export const bookingCovers = describeSettings('booking_covers', {
  ...ofBookings,
  summary: 'How many guests can begin in a quarter of an hour, with exceptions by day and time',
  effect: keepsBookings,
  taken: { settle: orderDecisionsSchema },
  fields: {
    booking_covers_max: coversSchema,
    /** For bookings that customers make themselves; within `booking_covers_max`. */
    booking_guest_covers_max: coversSchema,
    booking_cover_exceptions: z.array(coverExceptionSchema).max(bookingLimits.coverExceptionsMax),
    /** The share that remains while the kitchen is busy or paused. */
    booking_busy_covers_percent: z.int().min(0).max(100),
  },
});

/** How requests are answered, and how long a table waits for its guests. */
export const bookingAnswers = describeSettings('booking_answers', {
  ...ofBookings,
  summary: 'Which bookings are accepted automatically, until when a request is answered, and how long a table is kept',
  effect: 'Open requests and bookings follow the new limits',
  fields: {
    /** 0 for none. */
    booking_accept_persons_max: z.int().min(0).max(limits.personsMax),
    /** 0 for no limit. */
    booking_answer_within: minutes(bookingLimits.answerMax),
    booking_answer_before: minutes(bookingLimits.answerMax),
    booking_grace_period: minutes(bookingLimits.graceMax),
    booking_after_grace: z.enum(['ask', 'cancel']),
    /** `null` for the time that was booked. */
    booking_kitchen_after: minutes(bookingLimits.kitchenAfterMax).nullable(),
  },
});

/** The notes that guests read before they book. */
export const bookingTexts = describeSettings('booking_texts', {
  ...ofBookings,
  summary:
    'Notes for guests who book, and for parties that are too large to book themselves; whether guests are mailed about their bookings',
  fields: {
    booking_guest_note: texts(limits.noteMax),
    booking_large_party_note: texts(limits.noteMax),
    /** Guests who gave an address get a confirmation and a reminder, with the link of their booking. */
    booking_mails_guests: z.boolean(),
  },
});

/** The amount that guests pay when they book. */
export const bookingFee = describeSettings('booking_fee', {
  ...ofBookings,
  summary:
    'The fee that guests pay by card when they book, and until when: otherwise their table is released. The cancellation ' +
    'policy says what of it is returned',
  effect: 'A booking keeps the fee that it was made with',
  fields: {
    /** 0 for no fee. */
    booking_fee_amount: z.int().min(0).max(limits.amountMax),
    booking_fee_per: z.enum(['booking', 'person']),
    /** Otherwise it is charged on top of the bill. */
    booking_fee_is_off_the_bill: z.boolean(),
    booking_fee_due_within: z.int().min(bookingLimits.feeDueMin).max(bookingLimits.feeDueMax),
    /** Asked only of guests who stayed away so often; 0 asks everyone. */
    booking_fee_after_no_shows: z.int().min(0).max(bookingLimits.feeAfterNoShowsMax),
  },
});

/** The fees for cancelling a booking, or for not coming. */
export const bookingPolicy = describeSettings('booking_policy', {
  ...ofBookings,
  summary: 'What guests are charged who cancel late or don’t come, by the size of the party and the time of the day',
  effect: 'A booking keeps the policy that it was made under',
  fields: { booking_tiers: z.array(cancellationTierSchema).max(bookingLimits.tiersMax) },
});
export type BookingPolicySettings = SettingsOf<typeof bookingPolicy>;
