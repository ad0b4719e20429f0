import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Gracias',
    detail: 'Tu pago está en camino al local. Puedes cerrar esta página.',
  },
  cancelled: {
    title: 'No se pagó nada',
    detail: 'Puedes volver a abrir el enlace de pago cuando quieras o preguntar al local.',
  },
};
