import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Customers see these notes from now on.',
  field: {
    booking_guest_note: 'Note for guests',
    booking_large_party_note: 'Note for large parties',
    booking_mails_guests: 'Email guests',
  },
  help: {
    booking_guest_note: 'Customers see it before they book a table.',
    booking_large_party_note: 'Customers see it instead if their party is larger than the largest one.',
    booking_mails_guests:
      'Guests who gave an email address get a confirmation and, a day before, a reminder. Both include a link for confirming, changing or cancelling the booking.',
  },
} satisfies SettingsTexts;
