import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos.',
  field: {
    is_cash_on: 'Efectivo',
    cash_max: 'Efectivo hasta',
    is_card_on: 'Tarjeta',
  },
  help: {
    cash_max: 'El total más alto que se puede pagar en efectivo. Déjalo vacío para aceptar cualquiera.',
    is_card_on: 'En línea, en el mostrador o en la puerta.',
  },
} satisfies SettingsTexts;
