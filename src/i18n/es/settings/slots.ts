import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los pedidos ya programados conservan su hora.',
  field: {
    slot_minutes: 'Duración de una franja',
    slot_lead_minutes: 'Antelación mínima',
    slot_days_ahead: 'Días de antelación',
    slot_orders_max: 'Máximo de pedidos por franja',
  },
  help: {
    slot_lead_minutes: '0: hasta el último momento.',
    slot_days_ahead: '0: solo hoy.',
    slot_orders_max: 'Envíos y recogidas juntos. Déjalo vacío para no limitar.',
  },
} satisfies SettingsTexts;
