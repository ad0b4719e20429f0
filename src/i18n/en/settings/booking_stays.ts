import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new bookings. Bookings already made keep their end.',
  field: {
    booking_stays: 'How long a table is booked',
    booking_reset_minutes: 'Time between two parties',
  },
  help: {
    booking_stays: 'By size of the party. The last row also applies to larger parties.',
    booking_reset_minutes: 'To clear and set the table.',
  },
  learned: {
    title: 'How long guests stayed',
    detail: 'From arrived to completed, in the last 180 days.',
    afternoon: 'Parties of %{persons}, before 5 p.m.:',
    evening: 'Parties of %{persons}, from 5 p.m.:',
    stayed: 'half stayed up to %{median}, four of five up to %{most} (parties: %{parties})',
    adopt: 'Use %{minutes}',
  },
  row: {
    persons_max: 'Guests at most',
    minutes: 'Minutes',
    number: 'Duration %{number}',
    add: 'Add duration',
    remove: 'Delete duration %{number}',
    text: 'up to %{persons} guests: %{span}',
  },
} satisfies SettingsTexts;
