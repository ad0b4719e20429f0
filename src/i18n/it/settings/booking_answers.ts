import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le nuove prenotazioni e per quelle ancora aperte.',
  section: {
    requests: 'Nuove prenotazioni',
    late: 'Clienti in ritardo',
    dishes: 'Prodotti ordinati in anticipo',
  },
  field: {
    booking_accept_persons_max: 'Accetta automaticamente fino a',
    booking_answer_within: 'Rifiuta automaticamente dopo',
    booking_answer_before: 'Rifiuta al più tardi',
    booking_grace_period: 'Tieni un tavolo per',
    booking_after_grace: 'Che cosa succede poi',
    booking_kitchen_after: 'Invia in cucina dopo',
  },
  help: {
    booking_accept_persons_max: 'Numero di coperti. Inserisci 0 per accettare tu ogni prenotazione.',
    booking_answer_within:
      'Una nuova prenotazione che nessuno accetta viene allora rifiutata. Inserisci 0 per non porre limiti.',
    booking_answer_before:
      'Prima dell’arrivo dei clienti. Vale il limite che arriva prima. Inserisci 0 per non porre limiti.',
    booking_grace_period: 'Dopo l’ora prenotata.',
    booking_kitchen_after:
      'Si conta dall’arrivo dei clienti. Con 0 si invia subito. Lascia vuoto per averli pronti all’ora prenotata.',
  },
  choice: {
    booking_after_grace: { ask: 'Decidi tu', cancel: 'La prenotazione viene annullata' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'Il tavolo resta occupato finché non decidi.',
      cancel: 'I clienti risultano non presentati e il tavolo torna libero.',
    },
  },
} satisfies SettingsTexts;
