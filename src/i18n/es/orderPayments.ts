import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} terminada en %{last4}',
  state: {
    waiting: 'Esperando al cliente',
    authorized: 'Autorizado: %{amount}',
    saved: 'Tarjeta guardada. Se cobrará cuando aceptes.',
    paid: 'Cobrado: %{amount}',
    voided: 'Liberado: no se cobró nada',
    failed: 'Sin pagar: %{amount}',
  },
  until: 'Se puede cobrar hasta %{time}',
  refund: {
    waiting: 'Reembolso de %{amount} en curso',
    done: 'Reembolsado: %{amount}',
    failed: 'El reembolso de %{amount} falló',
  },
  retry: 'Reembolsar de nuevo',
  link: 'Enlace de pago',
  dispute: {
    open: 'En disputa: %{amount}',
    won: 'Disputa ganada: %{amount}',
    lost: 'Disputa perdida: %{amount}',
  },
};
