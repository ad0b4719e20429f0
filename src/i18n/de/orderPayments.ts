import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand}, endet auf %{last4}',
  state: {
    waiting: 'Wartet auf den Kunden',
    authorized: 'Reserviert: %{amount}',
    saved: 'Karte hinterlegt. Sie wird belastet, wenn Sie annehmen.',
    paid: '%{amount} eingezogen',
    voided: 'Freigegeben, nichts abgebucht',
    failed: 'Nicht bezahlt: %{amount}',
  },
  until: 'Einziehbar bis %{time}',
  refund: {
    waiting: 'Erstattung von %{amount} läuft',
    done: '%{amount} erstattet',
    failed: 'Erstattung von %{amount} fehlgeschlagen',
  },
  retry: 'Noch einmal erstatten',
  link: 'Zahlungslink',
  dispute: {
    open: 'Reklamiert: %{amount}',
    won: 'Reklamation gewonnen: %{amount}',
    lost: 'Reklamation verloren: %{amount}',
  },
};
