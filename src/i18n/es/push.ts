import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notificaciones',
  explain: 'Este dispositivo puede avisarte de pedidos nuevos y cancelaciones, incluso con Storedesk cerrado.',
  turn_on: 'Activar',
  not_now: 'Ahora no',
  is_on: 'Activadas en este dispositivo',
  registering: 'Activando…',
  unreached: 'Permitidas aquí, pero no se pudo registrar este dispositivo. Con Storedesk cerrado no avisará de nada.',
  retry: 'Reintentar',
  blocked: 'Bloqueadas por el navegador. Permite las notificaciones para esta dirección en sus ajustes.',
  failed: 'No se pudieron activar las notificaciones. Inténtalo de nuevo más tarde.',
  offer_title: '¿Quieres saber de los pedidos con Storedesk cerrado?',
  offer_detail:
    'Este dispositivo te avisará de pedidos nuevos y cancelaciones. También puedes activarlo más tarde, en la campana.',
  waiting: 'El pedido de la notificación',
};
