import type { bank as english } from '../en/bank';

export const bank: typeof english = {
  title: 'Dati bancari',
  detail: 'Cifrati. Inserisci la password per vederli.',
  load_failed: 'Impossibile caricare i dati bancari.',
  add: 'Aggiungi dati bancari',
  show: 'Mostra',
  hide: 'Nascondi',
  change: 'Modifica',
  go_on: 'Continua',
  password: 'La tua password',
  password_detail: 'Inserisci la password con cui accedi.',
  account_error: 'Inserisci un numero di conto valido. Controlla ogni cifra dell’IBAN.',
  wish: {
    show: 'Mostra dati bancari',
    change: 'Modifica dati bancari',
    add: 'Aggiungi dati bancari',
    delete: 'Elimina dati bancari',
  },
  field: {
    account_holder_name: 'Intestatario',
    account_number: 'IBAN o numero di conto',
    routing_number: 'Codice di routing',
    bank_code: 'Codice banca (BIC)',
    personal_id_number: 'Numero di identità',
    date_of_birth: 'Data di nascita',
    gender: 'Genere',
  },
  gender: {
    none: 'Non indicato',
    female: 'Donna',
    male: 'Uomo',
    other: 'Altro',
  },
  photo: {
    front: 'Documento, fronte',
    back: 'Documento, retro',
    extra: 'Altra foto',
  },
  store: {
    detail:
      'I bonifici dei tuoi incassi arrivano su questo conto. I dati sono cifrati: inserisci la password per vederli.',
    hold: 'I bonifici sono in attesa fino a: %{time} (ancora %{span}).',
    frozen:
      'I bonifici e i dati bancari sono bloccati perché è stata segnalata una modifica non autorizzata (%{time}). Contatta la piattaforma.',
    demo: 'Demo: non viene inviata nessuna email. Questo è il messaggio:',
  },
  error: {
    iban: 'Inserisci un IBAN valido. Controlla ogni cifra.',
    routing_number: 'Questo codice di routing non è valido nel tuo Paese.',
    bank_code: 'Questo codice banca non è valido nel tuo Paese.',
    required: 'Le banche del tuo Paese hanno bisogno di questo numero.',
    payouts_frozen: 'I dati bancari non si possono modificare finché i bonifici sono bloccati.',
  },
  alarm: {
    title: 'Dati bancari modificati',
    detail: '%{store} · modifica: %{time}',
    what: 'Se la modifica non è tua, segnalalo qui. I bonifici verranno bloccati, tutti verranno disconnessi e riceverai un’email con un link per scegliere una nuova password.',
    button: 'Non l’ho fatto io',
    what_unmailed:
      'Se la modifica non è tua, segnalalo qui. I bonifici verranno bloccati e tutti verranno disconnessi.',
    unreachable: 'Il server non risponde. Controlla la connessione e premi di nuovo il pulsante.',
    done: 'I bonifici sono bloccati',
    mailed:
      'Abbiamo inviato a %{email} un link per scegliere una nuova password. Ora la piattaforma deve verificare la modifica.',
    unmailed: 'Tutti sono stati disconnessi. Contatta la piattaforma, che deve verificare la modifica.',
    over: 'Questo link è già stato usato o è scaduto. Se ancora non riconosci la modifica, contatta la piattaforma.',
  },
};
