export const social = {
  title: 'Accedi con un altro servizio',
  continue: 'Continua con %{provider}',
  loading: 'Accesso in corso…',
  unlinked: 'Il tuo account %{provider} non è ancora collegato',
  signed_in_as: 'Hai fatto l’accesso a %{provider} come %{email}.',
  unverified_there:
    '%{provider} non ha verificato il tuo indirizzo email. Verificalo lì prima di collegare i due account.',
  link: 'Accedi e collega',
  register: 'Registra un locale',
  back: {
    sign_in: 'Accedi in un altro modo',
    register: 'Torna alla registrazione',
    link: 'Torna al tuo profilo',
  },
  taken: 'Hai già un account qui. Accedi con la tua password per collegarlo a %{provider}.',
  no_address: '%{provider} non ha fornito un indirizzo email. Registrati con il tuo indirizzo email.',
  not_approved:
    'Questo account non è ancora approvato, è disattivato o ha bisogno di un nuovo invito. Contatta il titolare del locale.',
  failed: {
    sign_in: 'Accesso non riuscito',
    register: 'La registrazione non è iniziata',
    link: 'L’account non è collegato',
  },
  failure: {
    cancelled: 'Hai annullato l’accesso. Non è cambiato nulla.',
    failed: 'Il servizio non risponde, o segnala un problema. Riprova tra qualche minuto, o accedi in un altro modo.',
    refused: 'Impossibile verificare la risposta del servizio, che quindi non è stata accettata. Riprova.',
    expired:
      'È passato troppo tempo, la pagina è stata aperta due volte o l’accesso è iniziato in un altro browser. Riprova.',
    too_many: 'Troppi tentativi dalla tua rete. Riprova tra dieci minuti.',
  },
};
