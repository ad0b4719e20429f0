import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} com final %{last4}',
  state: {
    waiting: 'Aguardando o cliente',
    authorized: 'Autorizado: %{amount}',
    saved: 'Cartão salvo. Será cobrado quando você aceitar.',
    paid: 'Cobrado: %{amount}',
    voided: 'Liberado: nada foi cobrado',
    failed: 'Não pago: %{amount}',
  },
  until: 'Pode ser cobrado até %{time}',
  refund: {
    waiting: 'Reembolso de %{amount} em andamento',
    done: 'Reembolsado: %{amount}',
    failed: 'O reembolso de %{amount} falhou',
  },
  retry: 'Reembolsar de novo',
  link: 'Link de pagamento',
  dispute: {
    open: 'Contestado: %{amount}',
    won: 'Contestação ganha: %{amount}',
    lost: 'Contestação perdida: %{amount}',
  },
};
