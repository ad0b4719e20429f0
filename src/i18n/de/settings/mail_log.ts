import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für die letzten 50 E-Mails an Ihre Kunden.',
  failed: 'Die E-Mails konnten nicht geladen werden.',
  none: 'Bisher ging keine E-Mail an Ihre Kunden.',
  event: {
    booking_accepted: 'Reservierung bestätigt',
    booking_reminder: 'Erinnerung an Reservierung',
  },
  state: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    failed: 'Nicht gesendet',
  },
} satisfies SettingsTexts;
