import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Merci',
    detail: 'Votre paiement est en cours d’envoi à l’établissement. Vous pouvez fermer cette page.',
  },
  cancelled: {
    title: 'Rien n’a été payé',
    detail: 'Vous pouvez rouvrir le lien de paiement à tout moment, ou contacter l’établissement.',
  },
};
