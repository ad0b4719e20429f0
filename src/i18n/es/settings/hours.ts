import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Si afecta a pedidos programados, decides qué pasa con cada uno.',
  field: {
    opening_hours: 'Horario de todos los tipos de pedido',
    order_type_hours: 'Horario de un tipo de pedido',
  },
  same: 'Todos los tipos',
  last_now: 'Últimos pedidos de hoy: inmediatos, hasta %{closes}; programados, hasta %{slot}.',
  last_now_only:
    'Hoy se aceptan pedidos inmediatos hasta %{closes}. No hay horas para más tarde, porque un pedido tarda más de lo que el local está abierto.',
  closed_now: 'Hoy el local está cerrado.',
} satisfies SettingsTexts;
