import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para novos pedidos.',
  field: {
    is_cash_on: 'Dinheiro',
    cash_max: 'Dinheiro até',
    is_card_on: 'Cartão',
  },
  help: {
    cash_max: 'O valor máximo que pode ser pago em dinheiro. Deixe vazio para não ter limite.',
    is_card_on: 'Online, no balcão ou na entrega.',
  },
} satisfies SettingsTexts;
