import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand}, endet auf %{last4}',
  state: {
    waiting: 'Wartet auf den Kunden',
    authorized: 'Betrag reserviert: %{amount}',
    saved: 'Karte hinterlegt. Sie wird belastet, wenn Sie annehmen.',
    paid: '%{amount} abgebucht',
    voided: 'Freigegeben, nichts abgebucht',
    failed: 'Nicht bezahlt: %{amount}',
  },
  until: 'Abbuchung möglich bis %{time}',
  refund: {
    waiting: 'Erstattung von %{amount} läuft',
    done: '%{amount} erstattet',
    failed: 'Erstattung von %{amount} fehlgeschlagen',
  },
  retry: 'Erneut erstatten',
  link: 'Zahlungslink',
  dispute: {
    open: 'Zahlung angefochten: %{amount}',
    won: 'Anfechtung gewonnen: %{amount}',
    lost: 'Anfechtung verloren: %{amount}',
  },
};
