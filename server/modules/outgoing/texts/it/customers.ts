import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'Il tuo tavolo da %{store} è prenotato',
    lines: [
      'Il tuo tavolo da %{store} è prenotato.',
      '%{at} – coperti: %{persons}',
      'Qui puoi vedere, cambiare o annullare la prenotazione:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'Paga il costo di prenotazione per il tuo tavolo da %{store}',
    lines: [
      'Hai un tavolo da %{store}.',
      '%{at} – coperti: %{persons}',
      'Paga il costo di prenotazione di %{fee} entro: %{due}. Altrimenti il tavolo torna libero. Qui puoi pagare, e anche cambiare o annullare la prenotazione:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'Promemoria: il tuo tavolo da %{store}',
    lines: [
      'Hai un tavolo da %{store}.',
      '%{at} – coperti: %{persons}',
      'Conferma che venite. Qui puoi anche cambiare o annullare la prenotazione:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'La tua prenotazione da %{store} è cambiata',
    lines: [
      'La tua prenotazione da %{store} è cambiata. Ora è:',
      '%{at} – coperti: %{persons}',
      'Se non ti va bene, qui puoi cambiarla o annullarla:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'La tua prenotazione da %{store} è stata annullata',
    lines: [
      'Purtroppo %{store} ha dovuto annullare la tua prenotazione:',
      '%{at} – coperti: %{persons}',
      'Ci dispiace e speriamo di vederti un’altra volta.',
    ],
  },
  booking_released: {
    subject: 'Il tuo tavolo da %{store} non è più prenotato',
    lines: [
      '%{store} ha liberato il tuo tavolo, perché il costo di prenotazione di %{fee} non è stato pagato in tempo:',
      '%{at} – coperti: %{persons}',
      'Se vuoi ancora venire, prenota di nuovo.',
    ],
  },
  review_reply: {
    subject: '%{store} ha risposto alla tua recensione',
    lines: ['%{store} ha risposto alla tua recensione dell’ordine %{number}:', '%{reply}'],
  },
};
