import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos. Se houver pedidos agendados afetados, você decide sobre cada um.',
  field: {
    opening_hours: 'Horário de todos os tipos de pedido',
    order_type_hours: 'Horário de um tipo de pedido',
  },
  same: 'Todos os tipos',
  last_now: 'Hoje, pedidos imediatos são aceitos até %{closes}; o último horário para agendar é %{slot}.',
  last_now_only:
    'Hoje, pedidos imediatos são aceitos até %{closes}. Não há horários para agendar: um pedido demora mais que o tempo de funcionamento.',
  closed_now: 'A loja está fechada hoje.',
} satisfies SettingsTexts;
