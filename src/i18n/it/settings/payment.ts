import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini.',
  field: {
    is_cash_on: 'Contanti',
    cash_max: 'Contanti fino a',
    is_card_on: 'Carta',
  },
  help: {
    cash_max: 'Il totale più alto che si può pagare in contanti. Lascia vuoto per accettare qualsiasi totale.',
    is_card_on: 'Online, al banco o alla porta.',
  },
} satisfies SettingsTexts;
