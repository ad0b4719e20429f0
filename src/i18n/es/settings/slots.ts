import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los ya programados conservan su hora.',
  field: {
    slot_minutes: 'Duración de una franja',
    slot_lead_minutes: 'Antelación mínima',
    slot_days_ahead: 'Máximo de días de antelación',
    slot_orders_max: 'Máximo de pedidos por franja',
  },
  help: {
    slot_lead_minutes: 'Escribe 0 para aceptar pedidos hasta el último minuto.',
    slot_days_ahead: 'Escribe 0 para aceptar solo pedidos para hoy.',
    slot_orders_max: 'A domicilio y para recoger en conjunto. Déjalo vacío para no poner límite.',
  },
} satisfies SettingsTexts;
