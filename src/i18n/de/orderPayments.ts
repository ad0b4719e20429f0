import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand}, endet auf %{last4}',
  state: {
    waiting: 'Wird abgebucht: %{amount}',
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
  failure: {
    no_answer: 'Der Zahlungsdienst antwortet nicht. Die Anfrage wird wiederholt.',
    keys: 'Der Zahlungsdienst lehnt die Schlüssel des Betriebs ab.',
    not_set_up: 'Der Zahlungsdienst ist nicht mehr eingerichtet.',
    partial: 'Der Zahlungsdienst kann das nicht für einen Teilbetrag.',
    balance: 'Ihr Guthaben beim Zahlungsdienst reicht nicht aus.',
    funds: 'Die Karte ist nicht ausreichend gedeckt.',
    expired: 'Die Karte ist abgelaufen.',
    confirmation: 'Die Bank verlangt, dass der Kunde die Zahlung bestätigt.',
    refunded: 'Es ist nicht mehr so viel zu erstatten.',
    amount: 'Der Zahlungsdienst nimmt diesen Betrag oder diese Währung nicht an.',
    gone: 'Der Zahlungsdienst kennt diese Zahlung oder Karte nicht mehr.',
    email: 'Der Zahlungsdienst braucht die E-Mail-Adresse des Kunden.',
    declined: 'Die Karte wurde abgelehnt.',
    other: 'Der Zahlungsdienst hat die Anfrage abgelehnt.',
  },
  retry: 'Erneut erstatten',
  link: 'Zahlungslink',
  dispute: {
    open: 'Zahlung angefochten: %{amount}',
    won: 'Anfechtung gewonnen: %{amount}',
    lost: 'Anfechtung verloren: %{amount}',
  },
};
