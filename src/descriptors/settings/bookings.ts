import { bookingLimits } from '#contract/bookingLimits';
import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

const minutes = { kind: 'duration', required: true, min: 0 } as const;
const persons = { kind: 'number', required: true, min: limits.personsMin, max: limits.personsMax } as const;
const covers = { kind: 'number', help: true, min: 0, max: bookingLimits.coversMax } as const;

/** When and for how many guests can be booked. */
export const bookingTimes = defineSettings('booking-times', {
  entity: 'booking_times',
  fields: {
    booking_slot_minutes: { ...minutes, min: limits.slotMinutesMin, max: limits.slotMinutesMax },
    booking_days_ahead: { kind: 'number', help: true, required: true, min: 0, max: bookingLimits.daysAheadMax },
    booking_notice_minutes: { ...minutes, help: true, max: bookingLimits.noticeMax },
    booking_persons_min: persons,
    booking_persons_max: { ...persons, help: true },
    booking_closed_dates: { kind: 'dates', help: true, max: bookingLimits.closedDatesMax },
  },
  form: {
    times: ['booking_slot_minutes', ['booking_days_ahead', 'booking_notice_minutes']],
    parties: [['booking_persons_min', 'booking_persons_max']],
    closed: ['booking_closed_dates'],
  },
});

/** How long a table is taken. */
export const bookingStays = defineSettings('booking-stays', {
  entity: 'booking_stays',
  fields: {
    booking_stays: { kind: 'stays', help: true, max: bookingLimits.staysMax },
    booking_reset_minutes: { ...minutes, help: true, max: bookingLimits.resetMax },
  },
});

/** How many guests can begin at once. */
export const bookingCovers = defineSettings('booking-covers', {
  entity: 'booking_covers',
  fields: {
    booking_covers_max: covers,
    booking_guest_covers_max: covers,
    booking_busy_covers_percent: { kind: 'number', help: true, required: true, min: 0, max: 100 },
    booking_cover_exceptions: { kind: 'cover_exceptions', help: true, max: bookingLimits.coverExceptionsMax },
  },
  form: {
    limits: [['booking_covers_max', 'booking_guest_covers_max'], 'booking_busy_covers_percent'],
    exceptions: ['booking_cover_exceptions'],
  },
});

/** How requests are answered, and how long a table waits for its guests. */
export const bookingAnswers = defineSettings('booking-answers', {
  entity: 'booking_answers',
  fields: {
    booking_accept_persons_max: { kind: 'number', help: true, required: true, min: 0, max: limits.personsMax },
    booking_answer_within: { ...minutes, help: true, max: bookingLimits.answerMax },
    booking_answer_before: { ...minutes, help: true, max: bookingLimits.answerMax },
    booking_grace_period: { ...minutes, help: true, max: bookingLimits.graceMax },
    booking_after_grace: {
      kind: 'choice',
      choices: ['ask', 'cancel'],
      required: true,
      choiceDetails: 'settings.booking_answers.meaning.booking_after_grace',
    },
    booking_kitchen_after: { kind: 'duration', help: true, min: 0, max: bookingLimits.kitchenAfterMax },
  },
  form: {
    requests: ['booking_accept_persons_max', ['booking_answer_within', 'booking_answer_before']],
    late: ['booking_grace_period', 'booking_after_grace'],
    dishes: ['booking_kitchen_after'],
  },
});

/** The notes that guests read before they book, and the mails about their bookings. */
export const bookingTexts = defineSettings('booking-texts', {
  entity: 'booking_texts',
  fields: {
    booking_guest_note: { kind: 'multilingual', help: true, max: limits.noteMax },
    booking_large_party_note: { kind: 'multilingual', help: true, max: limits.noteMax },
    booking_mails_guests: { kind: 'boolean', help: true },
  },
});

/** The amount that guests pay when they book. */
export const bookingFee = defineSettings('booking-fee', {
  entity: 'booking_fee',
  fields: {
    booking_fee_amount: { kind: 'money', required: true, help: true, max: limits.amountMax },
    booking_fee_per: { kind: 'choice', choices: ['booking', 'person'], required: true },
    booking_fee_is_off_the_bill: { kind: 'boolean', help: true },
    booking_fee_due_within: { ...minutes, help: true, min: bookingLimits.feeDueMin, max: bookingLimits.feeDueMax },
    booking_fee_after_no_shows: {
      ...{ kind: 'number', help: true, required: true, min: 0 },
      max: bookingLimits.feeAfterNoShowsMax,
    },
  },
});

/** The fees for cancelling a booking, or for not coming. */
export const bookingPolicy = defineSettings('booking-policy', {
  entity: 'booking_policy',
  fields: { booking_tiers: { kind: 'charge_tiers', help: true, max: bookingLimits.tiersMax } },
});
