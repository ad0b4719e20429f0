import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new bookings and to those that are still open.',
  section: {
    requests: 'New bookings',
    late: 'Guests who are late',
    dishes: 'Items ordered in advance',
  },
  field: {
    booking_accept_persons_max: 'Accept automatically up to',
    booking_answer_within: 'Decline automatically after',
    booking_answer_before: 'Decline at the latest',
    booking_grace_period: 'Keep a table for',
    booking_after_grace: 'What happens then',
    booking_kitchen_after: 'Send to the kitchen after',
  },
  help: {
    booking_accept_persons_max: 'Number of guests. Enter 0 to accept every booking yourself.',
    booking_answer_within: 'A new booking that no one accepts is declined then. Enter 0 for no limit.',
    booking_answer_before: 'This long before the guests arrive. Whichever comes first applies. Enter 0 for no limit.',
    booking_grace_period: 'After the time that was booked.',
    booking_kitchen_after:
      'Counted from when the guests arrive. Enter 0 to send at once. Leave empty to prepare them for the booked time.',
  },
  choice: {
    booking_after_grace: { ask: 'You’re asked', cancel: 'The booking is cancelled' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'The table stays taken until you decide.',
      cancel: 'The guests count as a no-show, and the table is free again.',
    },
  },
} satisfies SettingsTexts;
