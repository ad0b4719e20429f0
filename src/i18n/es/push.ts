import type { push as english } from '../en/push';

export const push: typeof english = {
  title: 'Notificaciones',
  explain:
    'Este dispositivo puede avisarte de pedidos nuevos, cancelaciones y reseñas negativas, incluso con Storedesk cerrado.',
  turn_on: 'Activar',
  is_on: 'Activadas en este dispositivo',
  registering: 'Activando…',
  unreached: 'Permitidas, pero no se pudo registrar este dispositivo. Con Storedesk cerrado no recibirás avisos.',
  blocked: 'Bloqueadas por el navegador. Permite las notificaciones de este sitio en sus ajustes.',
  failed: 'No se pudieron activar las notificaciones. Inténtalo de nuevo más tarde.',
  offer: '¿Recibir avisos de pedidos con Storedesk cerrado?',
  waiting: 'Tocaste una notificación',
};
