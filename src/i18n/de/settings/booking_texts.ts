import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Kunden sehen diese Hinweise ab jetzt.',
  field: {
    booking_guest_note: 'Hinweis für Gäste',
    booking_large_party_note: 'Hinweis für große Gruppen',
    booking_mails_guests: 'E-Mails an Gäste',
  },
  help: {
    booking_guest_note: 'Kunden sehen ihn, bevor sie einen Tisch reservieren.',
    booking_large_party_note: 'Kunden sehen ihn stattdessen, wenn ihre Gruppe größer als die größte ist.',
    booking_mails_guests:
      'Gäste mit E-Mail-Adresse erhalten eine Bestätigung und am Tag davor eine Erinnerung. Über den Link darin bestätigen, ändern oder stornieren sie.',
  },
} satisfies SettingsTexts;
