import type { paymentReturn as english } from '../en/paymentReturn';

export const paymentReturn: typeof english = {
  done: {
    title: 'Vielen Dank',
    detail: 'Ihre Zahlung ist auf dem Weg zum Betrieb. Sie können diese Seite schließen.',
  },
  cancelled: {
    title: 'Es wurde nichts bezahlt',
    detail: 'Sie können den Zahlungslink jederzeit erneut öffnen oder sich an den Betrieb wenden.',
  },
};
