import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Pedidos já agendados mantêm seus horários.',
  field: {
    slot_minutes: 'Duração de um horário',
    slot_lead_minutes: 'Antecedência mínima',
    slot_days_ahead: 'Dias de antecedência',
    slot_orders_max: 'Máximo de pedidos por horário',
  },
  help: {
    slot_lead_minutes: '0: até o último momento.',
    slot_days_ahead: '0: só hoje.',
    slot_orders_max: 'Entregas e retiradas juntas. Deixe vazio para não limitar.',
  },
} satisfies SettingsTexts;
