import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new bookings. A booking keeps the fee it was made with.',
  field: {
    booking_fee_amount: 'Booking fee',
    booking_fee_per: 'Applies',
    booking_fee_is_off_the_bill: 'Take the fee off the bill',
    booking_fee_due_within: 'To be paid within',
    booking_fee_after_no_shows: 'Only after no-shows',
  },
  help: {
    booking_fee_amount: 'Guests who book online pay it by card. Enter 0 for no fee.',
    booking_fee_is_off_the_bill: 'If turned off, it’s added to the bill.',
    booking_fee_due_within: 'If a guest doesn’t pay in time, the booking is cancelled and the table is free again.',
    booking_fee_after_no_shows: 'Only guests with at least this many no-shows pay it. Enter 0 to ask everyone.',
  },
  choice: { booking_fee_per: { booking: 'Per booking', person: 'Per person' } },
  summary: { title: 'What guests read' },
  sentence: {
    none: 'Booking is free.',
    pay: 'Please pay %{fee} by card within %{time} of booking. Otherwise, your booking is cancelled.',
    deposit: 'We ask for a deposit because you didn’t come to an earlier booking.',
    off_the_bill: 'The amount is taken off your bill.',
    kept: 'The amount is added to your bill.',
    returned: 'If you cancel, you get back what’s left after the cancellation fee.',
    booking: '%{amount} per booking',
    person: '%{amount} per person',
  },
} satisfies SettingsTexts;
