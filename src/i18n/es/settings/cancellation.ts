import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los abiertos conservan las condiciones con las que se hicieron.',
  section: {
    limit: 'Plazo',
    charge: 'Cargo',
  },
  field: {
    cancel_until: 'Los clientes pueden cancelar',
    cancel_within: 'Minutos tras la aceptación',
    cancellation_type: 'El cargo se calcula sobre',
    cancellation_mode: 'Cargo',
    cancellation_charge: 'Importe',
    cancellation_percent: 'Porcentaje',
    cancellation_above: 'Solo para pedidos de al menos',
  },
  help: {
    cancel_within:
      'Se aplica el límite que llegue antes. Hasta que aceptas un pedido, el cliente siempre puede cancelarlo gratis.',
    cancellation_type: 'El cargo nunca supera este importe.',
    cancellation_above: 'Los pedidos de menos importe se cancelan gratis.',
  },
  choice: {
    cancel_until: {
      1: 'Hasta que se acepte el pedido',
      3: 'Hasta que empiece la cocina',
      5: 'Hasta que el pedido esté listo',
    },
    cancellation_type: {
      with_order: 'Todo el pedido',
      without_order: 'Solo la tarifa de envío',
    },
    cancellation_mode: {
      absolute: 'Importe fijo',
      percentage: 'Un porcentaje',
    },
  },
  example: {
    title: 'Qué se cobraría',
    detail: 'Si un cliente cancela después de que aceptes.',
    line: 'Pedido de %{total}, con %{fee} de envío: %{charge}',
  },
  step: {
    with_order: 'pedido %{amount}',
    without_order: 'tarifa de envío %{amount}',
    below: 'por debajo del mínimo: %{amount}',
    absolute: 'importe fijo %{amount}',
    percentage: 'porcentaje %{amount}',
    capped: 'como máximo %{amount}',
  },
} satisfies SettingsTexts;
