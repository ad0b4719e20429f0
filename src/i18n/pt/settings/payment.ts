import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para novos pedidos.',
  field: {
    is_cash_on: 'Dinheiro',
    cash_max: 'Dinheiro até',
    is_card_on: 'Cartão',
  },
  help: {
    cash_max: 'O maior total que pode ser pago em dinheiro. Deixe vazio para aceitar qualquer total.',
    is_card_on: 'Online, no balcão ou na porta.',
  },
} satisfies SettingsTexts;
