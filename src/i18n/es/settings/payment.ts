import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos.',
  field: {
    is_cash_on: 'Efectivo',
    cash_max: 'Efectivo hasta',
    is_card_on: 'Tarjeta',
  },
  help: {
    cash_max: 'El total máximo que se puede pagar en efectivo. Déjalo vacío para no poner límite.',
    is_card_on: 'En línea, en el mostrador o al entregar el pedido.',
  },
} satisfies SettingsTexts;
