import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders.',
  field: {
    is_cash_on: 'Cash',
    cash_max: 'Cash up to',
    is_card_on: 'Card',
  },
  help: {
    cash_max: 'The highest total that can be paid in cash. Leave it empty for any total.',
    is_card_on: 'Online, at the counter or on delivery.',
  },
} satisfies SettingsTexts;
