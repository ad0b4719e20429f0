import type { support as english } from '../en/support';

export const support: typeof english = {
  title: 'Assistenza',
  close: 'Chiudi l’assistenza',
  thread: 'I tuoi messaggi',
  empty: 'Chiedi quello che vuoi: cosa non funziona, cosa ti manca, cosa non trovi.',
  loading: 'Caricamento dei tuoi messaggi',
  failed: 'Impossibile caricare i tuoi messaggi precedenti.',
  next: {
    waiting: 'Il tuo messaggio viene inviato via email a chi gestisce questa piattaforma.',
    kept: 'Su questo server l’email non è configurata: il messaggio viene salvato qui, ma nessuno viene avvisato.',
    answer: 'La risposta arriva a %{email}.',
  },
  state: {
    mailed: 'Inviato all’assistenza',
    waiting: 'Salvato, l’email sta partendo',
    kept: 'Conservato sul server',
  },
  field: 'Il tuo messaggio',
  left: 'Ancora %{smart_count} carattere |||| Ancora %{smart_count} caratteri',
  too_long: '%{smart_count} carattere di troppo |||| %{smart_count} caratteri di troppo',
  nothing: 'Scrivi prima il messaggio.',
  send: 'Invia',
  not_sent: {
    away: 'Il server non è raggiungibile. Il messaggio resta qui, anche se chiudi la pagina: invialo quando torna la connessione.',
    too_many: 'Troppi messaggi in poco tempo. Il messaggio resta qui: invialo tra %{minutes} min.',
    other: 'Impossibile inviare il messaggio. Resta qui: riprova.',
  },
  along: 'Inviato anche',
  facts: { store: 'Locale', sender: 'Da', page: 'Pagina', version: 'Versione', browser: 'Browser' },
  report: 'Segnalazione %{id}',
  chat_failed: 'Impossibile caricare la chat. Puoi scrivere qui.',
};
