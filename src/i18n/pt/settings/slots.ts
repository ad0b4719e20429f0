import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos. Os já agendados mantêm o horário.',
  field: {
    slot_minutes: 'Duração de um horário',
    slot_lead_minutes: 'Antecedência mínima',
    slot_days_ahead: 'Quantos dias à frente',
    slot_orders_max: 'Máximo de pedidos por horário',
  },
  help: {
    slot_lead_minutes: 'Com 0, os clientes podem pedir até o último minuto.',
    slot_days_ahead: 'Com 0, os clientes só podem pedir para hoje.',
    slot_orders_max: 'Entregas e retiradas juntas. Deixe vazio para não limitar.',
  },
} satisfies SettingsTexts;
