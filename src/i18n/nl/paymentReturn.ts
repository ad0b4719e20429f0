import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Bedankt',
    detail: 'Je betaling is onderweg naar de zaak. Je kunt deze pagina sluiten.',
  },
  cancelled: {
    title: 'Er is niets betaald',
    detail: 'Je kunt de betaallink altijd opnieuw openen of contact opnemen met de zaak.',
  },
};
