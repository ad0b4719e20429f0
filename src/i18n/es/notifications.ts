import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Avisos',
  mark_all: 'Marcar todo como leído',
  empty: 'Todavía no hay avisos',
  empty_detail: 'Aquí aparece lo ocurrido en los últimos 7 días.',
  today: 'Hoy',
  yesterday: 'Ayer',
  unread: 'Sin leer',
  settings: 'Ajustes de los avisos',
  kinds: 'Cómo avisa este dispositivo de cada evento',
  channel: { sound: 'Sonido', notice: 'En pantalla', list: 'Solo en la lista' },
  kind: {
    new_order: 'Pedido nuevo',
    ending: 'Pedido a punto de rechazarse',
    unanswered: 'Pedido no aceptado a tiempo',
    cancelled: 'Pedido cancelado por el cliente',
    answer: 'Respuesta del cliente a un cambio',
    changed: 'Pedido cambiado',
    courier: 'Novedades de reparto',
    nobody_found: 'Sin repartidor',
    low_review: 'Reseña negativa',
    document: 'Documentos del local',
  },
  jumps: 'Abrir eventos nuevos desde cualquier página',
  jumps_detail:
    'Tras 30 segundos sin uso, un tablero abre la página de un evento nuevo. Actívalo para que lo haga cualquier página, salvo que haya algo abierto o sin guardar.',
};
