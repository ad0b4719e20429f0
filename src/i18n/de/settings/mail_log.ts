import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für die letzten 50 E-Mails an Ihre Kunden.',
  failed: 'Die E-Mails konnten nicht geladen werden.',
  none: 'Bisher ging keine E-Mail an Ihre Kunden.',
  state: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    failed: 'Nicht gesendet',
    bounced: 'Zurückgekommen',
  },
  stopped: {
    title: 'Adressen, die keine E-Mails annehmen',
    detail: 'An diese Adressen geht keine E-Mail mehr von Ihnen, bis Sie es wieder erlauben.',
    lift: 'Wieder erlauben',
    lifted: 'Diese Adresse erhält wieder E-Mails.',
  },
} satisfies SettingsTexts;
