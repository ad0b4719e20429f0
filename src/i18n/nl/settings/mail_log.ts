import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor de laatste 50 e-mails aan je klanten.',
  failed: 'De e-mails konden niet worden geladen.',
  none: 'Er zijn nog geen e-mails aan je klanten verstuurd.',
  state: {
    waiting: 'Wacht',
    sent: 'Verstuurd',
    failed: 'Niet verstuurd',
    bounced: 'Teruggekomen',
  },
  stopped: {
    title: 'Adressen die geen e-mail aannemen',
    detail: 'Ze krijgen geen e-mail meer van je tot je dat weer toestaat.',
    lift: 'Weer toestaan',
    lifted: 'Dit adres krijgt weer e-mail.',
  },
} satisfies SettingsTexts;
