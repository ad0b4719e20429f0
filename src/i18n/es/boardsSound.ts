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
    within: 'El pedido %{number} se rechazó: nadie respondió en %{time}.',
    in_time: 'El pedido %{number} se rechazó: nadie respondió a tiempo.',
    /** Notifications, below the order's number. */
    ending: 'Nadie ha respondido todavía: está a punto de rechazarse.',
    push: 'Rechazado: nadie respondió a tiempo.',
    card: 'Se reembolsó el pago con tarjeta de %{amount}.',
    cash: 'Se reembolsó el pago de %{amount}.',
    unpaid: 'No se había pagado nada.',
    table: 'La mesa %{number} vuelve a estar libre.',
  },
  notice: {
    about: 'Pedido %{number}: %{text}',
    ending: 'El pedido %{number} está a punto de rechazarse: nadie ha respondido todavía.',
    view: 'Ver',
    change_declined: 'Pedido %{number}: el cliente rechazó el cambio.',
    change_expired: 'Pedido %{number}: el cliente no respondió a tiempo. El pedido no cambia.',
  },
};
