import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos desde ahora. Si afecta a pedidos programados, preguntamos por cada uno.',
  field: {
    opening_hours: 'Horario de todos los tipos de pedido',
    order_type_hours: 'Horario de un tipo de pedido',
  },
  same: 'Todos los tipos',
  last_now: 'Hoy se aceptan pedidos inmediatos hasta %{closes}. Última hora para programar: %{slot}.',
  last_now_only:
    'Hoy se aceptan pedidos inmediatos hasta %{closes}. No hay horas para programar: un pedido tarda más que el tiempo de apertura.',
  closed_now: 'Hoy el local está cerrado.',
} satisfies SettingsTexts;
