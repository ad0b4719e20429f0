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
  kinds: 'Come questo dispositivo segnala gli eventi',
  channel: { sound: 'Suono', notice: 'Sullo schermo', list: 'Solo nell’elenco' },
  kind: {
    new_order: 'Nuovo ordine',
    ending: 'Ordine che sta per essere rifiutato',
    unanswered: 'Ordine non accettato in tempo',
    cancelled: 'Ordine annullato dal cliente',
    answer: 'Risposta del cliente a una modifica',
    changed: 'Ordine modificato',
    courier: 'Aggiornamenti sulle consegne',
    nobody_found: 'Nessun rider trovato',
    low_review: 'Recensione negativa',
    document: 'Documenti del locale',
  },
  jumps: 'Apri gli eventi da qualsiasi pagina',
  jumps_detail:
    'Dopo 30 secondi di inattività, un tabellone apre la pagina di un nuovo evento. Attiva questa opzione perché lo faccia ogni pagina, a meno che qualcosa sia aperto o non salvato.',
};
