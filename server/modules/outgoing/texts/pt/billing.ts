import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'O período de teste de %{store} termina em %{day}',
    lines: [
      'O período de teste de %{store} termina em %{day}. A partir desse dia, a loja não poderá receber novos pedidos.',
      'Escolha um plano antes disso. Você vê o valor exato e o dia da cobrança antes de confirmar:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Fatura %{number} de %{store}: %{amount}',
    lines: [
      'A fatura %{number} da assinatura de %{store} foi emitida: %{amount}.',
      'Veja a fatura e baixe em PDF aqui:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'O pagamento da assinatura de %{store} falhou',
    lines: [
      'Não foi possível cobrar a fatura %{number} de %{store} (%{amount}) no seu cartão.',
      'Tudo continua funcionando até %{day}. Pague antes disso com este ou outro cartão:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: '%{store} não recebe novos pedidos até você pagar',
    lines: [
      '%{store} não recebe novos pedidos desde %{day}, porque não tem uma assinatura paga. Você ainda pode concluir os pedidos que já tem.',
      'Pague aqui para voltar a recebê-los:',
      '%{link}',
    ],
  },
};
