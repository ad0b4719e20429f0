import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} com final %{last4}',
  state: {
    waiting: 'Cobrança em andamento: %{amount}',
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
  failure: {
    no_answer: 'O serviço de pagamento não responde. Tentaremos de novo.',
    keys: 'O serviço de pagamento recusa as chaves da loja.',
    not_set_up: 'O serviço de pagamento não está mais configurado.',
    partial: 'O serviço de pagamento não permite isso para parte do valor.',
    balance: 'Seu saldo no serviço de pagamento é insuficiente.',
    funds: 'O cartão não tem saldo suficiente.',
    expired: 'O cartão expirou.',
    confirmation: 'O banco pede que o cliente confirme o pagamento.',
    refunded: 'Não resta tanto para reembolsar.',
    amount: 'O serviço de pagamento não aceita este valor ou esta moeda.',
    gone: 'O serviço de pagamento não tem mais este pagamento ou cartão.',
    email: 'O serviço de pagamento precisa do e-mail do cliente.',
    declined: 'O cartão foi recusado.',
    other: 'O serviço de pagamento recusou a solicitação.',
  },
  retry: 'Reembolsar de novo',
  link: 'Link de pagamento',
  dispute: {
    open: 'Contestado: %{amount}',
    won: 'Contestação ganha: %{amount}',
    lost: 'Contestação perdida: %{amount}',
  },
};
