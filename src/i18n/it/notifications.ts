import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Notifiche',
  mark_all: 'Segna tutto come letto',
  empty: 'Ancora nessuna notifica',
  empty_detail: 'Qui compare ciò che è successo negli ultimi 7 giorni.',
  today: 'Oggi',
  yesterday: 'Ieri',
  unread: 'Non letta',
  settings: 'Impostazioni delle notifiche',
  back: 'Indietro',
  kinds: 'Per ogni evento, questo dispositivo usa',
  channel: { sound: 'Suono', notice: 'Avviso', list: 'Solo elenco' },
  kind: {
    new_order: 'Nuovo ordine',
    ending: 'Ordine che sta per essere rifiutato',
    unanswered: 'Ordine rifiutato per mancata risposta',
    cancelled: 'Ordine annullato dal cliente',
    answer: 'Risposta del cliente a una modifica',
    changed: 'Ordine modificato',
    courier: 'Aggiornamenti sulle consegne',
    nobody_found: 'Nessun rider trovato',
    low_review: 'Recensione negativa',
  },
  jumps: 'Lascia anche le altre pagine',
  jumps_detail:
    'Dopo 30 secondi di inattività, un tabellone apre la pagina di un nuovo evento. Attiva questa opzione perché lo faccia ogni pagina, a meno che qualcosa sia aperto o non salvato.',
};
