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
  row: {
    persons_max: 'Guests at most',
    minutes: 'Minutes',
    number: 'Duration %{number}',
    add: 'Add duration',
    remove: 'Delete duration %{number}',
    text: 'up to %{persons} guests: %{span}',
  },
} satisfies SettingsTexts;
