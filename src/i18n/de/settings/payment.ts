import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen.',
  field: {
    is_cash_on: 'Barzahlung',
    cash_max: 'Bar bis',
    is_card_on: 'Kartenzahlung',
  },
  help: {
    cash_max: 'Der höchste Betrag, der bar bezahlt werden kann. Leer: jeder Betrag.',
    is_card_on: 'Online, an der Theke oder bei der Lieferung.',
  },
} satisfies SettingsTexts;
