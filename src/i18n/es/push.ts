import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notificaciones',
  explain:
    'Este dispositivo puede avisarte de pedidos nuevos, cancelaciones y reseñas negativas, incluso con Storedesk cerrado.',
  turn_on: 'Activar',
  not_now: 'Ahora no',
  is_on: 'Activadas en este dispositivo',
  registering: 'Activando…',
  unreached: 'Permitidas, pero no se pudo registrar este dispositivo. Con Storedesk cerrado no recibirás avisos.',
  retry: 'Reintentar',
  blocked: 'Bloqueadas por el navegador. Permite las notificaciones de este sitio en sus ajustes.',
  failed: 'No se pudieron activar las notificaciones. Inténtalo de nuevo más tarde.',
  offer_title: '¿Recibir avisos con Storedesk cerrado?',
  offer_detail:
    'Este dispositivo te avisará de pedidos nuevos, cancelaciones y reseñas negativas. También puedes activarlo más tarde con el icono de la campana.',
  waiting: 'Tocaste una notificación',
};
