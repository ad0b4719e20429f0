import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Grazie',
    detail: 'Il tuo pagamento sta arrivando al locale. Puoi chiudere questa pagina.',
  },
  cancelled: {
    title: 'Non è stato pagato nulla',
    detail: 'Puoi riaprire il link di pagamento quando vuoi o chiedere al locale.',
  },
};
