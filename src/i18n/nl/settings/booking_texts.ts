import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Klanten zien deze berichten vanaf nu.',
  field: {
    booking_guest_note: 'Bericht voor gasten',
    booking_large_party_note: 'Bericht voor grote groepen',
    booking_mails_guests: 'E-mails aan gasten',
  },
  help: {
    booking_guest_note: 'Klanten zien het voordat ze een tafel reserveren.',
    booking_large_party_note: 'Klanten zien dit bericht als hun groep groter is dan de grootste.',
    booking_mails_guests:
      'Gasten met een e-mailadres krijgen een bevestiging en een dag van tevoren een herinnering. Met de link daarin bevestigen, wijzigen of annuleren ze.',
  },
} satisfies SettingsTexts;
