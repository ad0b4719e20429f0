import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para los pedidos nuevos; cada pedido conserva las condiciones con las que se hizo.',
  section: {
    limit: 'Hasta cuándo',
    charge: 'Cargo',
  },
  field: {
    cancel_until: 'Los clientes pueden cancelar hasta',
    cancel_within: 'Minutos tras la aceptación',
    cancellation_type: 'El cargo se calcula sobre',
    cancellation_mode: 'Cargo',
    cancellation_charge: 'Importe',
    cancellation_percent: 'Porcentaje',
    cancellation_above: 'Solo para pedidos desde',
  },
  help: {
    cancel_within: 'Vale lo que ocurra antes. Hasta que aceptas el pedido, siempre se puede cancelar gratis.',
    cancellation_type: 'El cargo nunca supera esta suma.',
    cancellation_above: 'Los pedidos de menos importe se cancelan gratis.',
  },
  choice: {
    cancel_until: {
      1: 'que se acepta',
      3: 'que empieza la cocina',
      5: 'que está listo',
    },
    cancellation_type: {
      with_order: 'Todo el pedido',
      without_order: 'Solo el reparto',
    },
    cancellation_mode: {
      absolute: 'Importe fijo',
      percentage: 'Un porcentaje',
    },
  },
  example: {
    title: 'Qué se cobraría',
    detail: 'Si un cliente cancela después de que aceptes.',
    line: 'Pedido de %{total}, con %{fee} de reparto: %{charge}',
  },
  step: {
    with_order: 'pedido %{amount}',
    without_order: 'reparto %{amount}',
    below: 'por debajo del mínimo: %{amount}',
    absolute: 'importe fijo %{amount}',
    percentage: 'porcentaje %{amount}',
    capped: 'como máximo %{amount}',
  },
} satisfies SettingsTexts;
