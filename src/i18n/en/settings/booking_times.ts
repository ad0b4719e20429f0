import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new bookings. Bookings already made stay as they are.',
  section: {
    times: 'Times',
    parties: 'Parties',
    closed: 'Days without bookings',
  },
  field: {
    booking_slot_minutes: 'Bookings start every',
    booking_days_ahead: 'How many days ahead',
    booking_notice_minutes: 'Minimum notice',
    booking_persons_min: 'Smallest party',
    booking_persons_max: 'Largest party',
    booking_closed_dates: 'Days without bookings',
  },
  help: {
    booking_days_ahead: 'Enter 0 to allow bookings for today only.',
    booking_notice_minutes: 'Enter 0 to allow bookings up to the last minute.',
    booking_persons_max: 'Applies to customers. You can enter larger parties yourself.',
    booking_closed_dates: 'The store is open on these days, but no tables can be booked.',
  },
  date: 'Date',
  add_date: 'Add date',
  remove_date: 'Remove %{date}',
  replay: {
    title: 'With these rules',
    past: 'The last 4 weeks',
    accepted: 'Accepted: %{accepted} of %{requests}',
    refused: 'Refused: %{refused}',
    before: 'With the saved rules: %{before}',
    automatic: 'Accepted automatically: %{automatic} of %{customers}',
    coming: 'Bookings to come',
    fit: 'Still fit: %{fit} of %{bookings}',
    outside: 'No longer fit: %{outside}',
    more: '%{more} more',
    incomplete: 'Complete the fields to see the effect.',
  },
  refused: {
    title: 'Refused requests',
    guests: 'Guests refused in the last %{days} days: %{guests}.',
    free: 'Days on which a table for them stayed free: %{free} of %{of}.',
  },
  shared: {
    title: 'Also decides when tables can be booked',
    detail: 'These settings apply to bookings too.',
    hours: 'Opening hours for tables',
    special_hours: 'Special hours',
    dine_in: 'Turn dine-in on or off',
  },
} satisfies SettingsTexts;
