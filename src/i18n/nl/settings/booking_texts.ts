import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien deze berichten vanaf nu.',
  field: {
    booking_guest_note: 'Bericht voor gasten',
    booking_large_party_note: 'Bericht voor grote groepen',
  },
  help: {
    booking_guest_note: 'Klanten zien het voordat ze een tafel reserveren.',
    booking_large_party_note: 'Klanten zien dit bericht als hun groep groter is dan de grootste.',
  },
} satisfies SettingsTexts;
