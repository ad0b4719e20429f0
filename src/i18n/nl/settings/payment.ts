import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen.',
  field: {
    is_cash_on: 'Contant',
    cash_max: 'Contant tot',
    is_card_on: 'Kaart',
  },
  help: {
    cash_max: 'Het hoogste totaalbedrag dat contant kan worden betaald. Laat leeg voor onbeperkt.',
    is_card_on: 'Online, aan de balie of aan de deur.',
  },
} satisfies SettingsTexts;
