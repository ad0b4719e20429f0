import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} terminada en %{last4}',
  state: {
    waiting: 'Cobro en curso: %{amount}',
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
  failure: {
    no_answer: 'La pasarela no responde. Se volverá a intentar.',
    keys: 'La pasarela rechaza las claves del local.',
    not_set_up: 'La pasarela ya no está configurada.',
    partial: 'La pasarela no lo permite para una parte del importe.',
    balance: 'Tu saldo en la pasarela es insuficiente.',
    funds: 'La tarjeta no tiene fondos suficientes.',
    expired: 'La tarjeta ha caducado.',
    confirmation: 'El banco pide que el cliente confirme el pago.',
    refunded: 'Ya no queda tanto por reembolsar.',
    amount: 'La pasarela no acepta este importe o esta moneda.',
    gone: 'La pasarela ya no tiene este pago o esta tarjeta.',
    email: 'La pasarela necesita el correo electrónico del cliente.',
    declined: 'La tarjeta fue rechazada.',
    other: 'La pasarela rechazó la solicitud.',
  },
  retry: 'Reembolsar de nuevo',
  link: 'Enlace de pago',
  dispute: {
    open: 'En disputa: %{amount}',
    won: 'Disputa ganada: %{amount}',
    lost: 'Disputa perdida: %{amount}',
  },
};
