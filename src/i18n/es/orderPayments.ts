import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} terminada en %{last4}',
  state: {
    waiting: 'A la espera del cliente',
    authorized: 'Autorizado: %{amount}',
    saved: 'Tarjeta guardada. Se cobrará cuando aceptes.',
    paid: '%{amount} cobrados',
    voided: 'Liberado: no se cobró nada',
    failed: 'Sin pagar: %{amount}',
  },
  until: 'Se puede cobrar hasta %{time}',
  refund: {
    waiting: 'Reembolso de %{amount} en curso',
    done: '%{amount} reembolsados',
    failed: 'El reembolso de %{amount} ha fallado',
  },
  retry: 'Reembolsar de nuevo',
  link: 'Enlace de pago',
  dispute: {
    open: 'En disputa: %{amount}',
    won: 'Disputa ganada: %{amount}',
    lost: 'Disputa perdida: %{amount}',
  },
};
