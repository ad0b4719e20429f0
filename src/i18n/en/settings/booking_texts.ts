import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see these notes from now on.',
  field: {
    booking_guest_note: 'Note for guests',
    booking_large_party_note: 'Note for large parties',
  },
  help: {
    booking_guest_note: 'Customers see it before they book a table.',
    booking_large_party_note: 'Customers see it instead if their party is larger than the largest one.',
  },
} satisfies SettingsTexts;
