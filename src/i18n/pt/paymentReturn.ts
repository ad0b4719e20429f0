import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Obrigado',
    detail: 'Seu pagamento está a caminho da loja. Você pode fechar esta página.',
  },
  cancelled: {
    title: 'Nada foi pago',
    detail: 'Você pode abrir o link de pagamento de novo quando quiser ou falar com a loja.',
  },
};
