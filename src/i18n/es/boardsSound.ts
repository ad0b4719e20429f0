import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Sonido: %{state}',
    on: 'activado',
    off: 'desactivado',
    blocked: 'bloqueado por el navegador',
    title: 'Sonido en este dispositivo',
    volume: 'Volumen',
    mute: 'Silenciar',
    test: 'Probar',
    test_cancel: 'Probar sonido de cancelación',
    blocked_banner: 'No habrá sonido hasta que toques la pantalla.',
    allow: 'Activar sonido',
  },
  connection: {
    live: 'En vivo',
    connecting: 'Conectando',
    cut_off: 'Sin conexión',
    outage: 'No disponible',
    too_many_tabs: 'Demasiadas pestañas',
  },
  announce: {
    changed: 'El pedido %{number} cambió',
    new: 'Nuevo pedido %{number}, %{type}, %{total}',
    cancelled: 'El cliente canceló el pedido %{number}',
    moved: 'Pedido %{number}: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'El pedido %{number} se rechazó: nadie lo aceptó en %{time}.',
    in_time: 'El pedido %{number} se rechazó: nadie lo aceptó a tiempo.',
    /** Notifications, below the order's number. */
    ending: 'Todavía sin aceptar. Está a punto de rechazarse.',
    push: 'Rechazado: nadie lo aceptó a tiempo.',
    card: 'Se reembolsó el pago con tarjeta de %{amount}.',
    cash: 'Se reembolsó el pago de %{amount}.',
    unpaid: 'No se cobró nada.',
    table: 'La mesa %{number} vuelve a estar libre.',
  },
  failure: {
    payment_failed: 'El pago con tarjeta falló.',
    refund_failed: 'El reembolso falló en la pasarela de pago.',
  },
  notice: {
    ending: 'El pedido %{number} está a punto de rechazarse. Acéptalo ya.',
    view: 'Ver',
    review: 'Nueva reseña: %{smart_count} estrella |||| Nueva reseña: %{smart_count} estrellas',
    change_declined: 'Pedido %{number}: el cliente rechazó el cambio.',
    change_expired: 'Pedido %{number}: el cliente no respondió a tiempo. El pedido no cambia.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Pedido %{number}: un repartidor lo aceptó',
    2062: 'Pedido %{number}: el repartidor va en camino al local',
    2063: 'Pedido %{number}: el repartidor está en el local',
    2064: 'Pedido %{number}: el repartidor lo recogió',
    2065: 'Pedido %{number}: en camino al cliente',
    2066: 'Pedido %{number}: el repartidor está en la dirección del cliente',
    2067: 'Pedido %{number}: entregado',
    2068: 'Pedido %{number}: el cliente lo canceló',
    2069: 'Pedido %{number}: no se encontró repartidor',
    2070: 'Pedido %{number}: nuevo pedido programado',
    2071: 'Pedido %{number}: nuevo pedido',
    2074: 'Pedido %{number}: el cliente aceptó el cambio',
    2088: 'Pedido %{number}: sus datos cambiaron',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} pedido nuevo |||| %{smart_count} pedidos nuevos',
    ending: '%{smart_count} pedido está a punto de rechazarse |||| %{smart_count} pedidos están a punto de rechazarse',
    unanswered: '%{smart_count} pedido no se aceptó a tiempo |||| %{smart_count} pedidos no se aceptaron a tiempo',
    cancelled: '%{smart_count} pedido cancelado por el cliente |||| %{smart_count} pedidos cancelados por los clientes',
    answer: '%{smart_count} cliente respondió a un cambio |||| %{smart_count} clientes respondieron a un cambio',
    changed: '%{smart_count} pedido cambió |||| %{smart_count} pedidos cambiaron',
    courier: '%{smart_count} novedad de reparto |||| %{smart_count} novedades de reparto',
    nobody_found: '%{smart_count} pedido sin repartidor |||| %{smart_count} pedidos sin repartidor',
    low_review: '%{smart_count} reseña negativa |||| %{smart_count} reseñas negativas',
    document: '%{smart_count} aviso sobre un documento |||| %{smart_count} avisos sobre documentos',
  },
  bell: { label: 'Avisos', unread: '%{smart_count} sin leer |||| %{smart_count} sin leer' },
};
