export const secondFactor = {
  title: 'Conferma la tua identità',
  submit: 'Continua',
  totp: {
    detail: 'Inserisci il codice mostrato dalla tua app di autenticazione.',
    label: 'Codice',
    hint: 'L’app mostra un nuovo codice ogni 30\u00A0secondi.',
    choose: 'Usa un’app di autenticazione',
    wrong: 'Il codice è errato o è già stato usato. Aspetta il prossimo.',
  },
  passkey: {
    detail: 'Con l’impronta, il volto, il PIN o una chiave di sicurezza.',
    use: 'Usa una passkey',
    choose: 'Usa una passkey',
    failed: 'La passkey non è stata usata. Riprova.',
    wrong: 'Questa passkey non è stata accettata. Riprova o scegli un altro metodo.',
    unsupported: 'Le passkey non funzionano in questo browser o a questo indirizzo. Scegli un altro metodo.',
  },
  recovery_code: {
    detail: 'Inserisci uno dei codici che hai stampato o annotato. Ognuno vale una volta.',
    label: 'Codice di recupero',
    hint: '10\u00A0lettere e cifre, per esempio AB12C-34DEF',
    choose: 'Usa un codice di recupero',
    wrong: 'Il codice è errato o è già stato usato. Controllalo e riprova.',
  },
  lost: {
    choose: 'Non posso usare nulla di tutto questo',
    detail:
      'Se sei il titolare e hai scelto persone di fiducia, due di loro possono farti rientrare. Telefona anche: confermano solo se hanno parlato con te.',
    ask: 'Chiedi alle persone di fiducia',
    asked:
      'Le tue persone di fiducia hanno ricevuto un’email. Due di loro devono confermare entro il %{time}. Poi riceverai un link che funziona dopo 24 ore.',
    waiting: 'Le tue persone di fiducia hanno confermato. Il link nella tua email funziona dal %{time}.',
    by_service: 'Accedi prima con la password. Poi potrai chiedere alle persone di fiducia.',
    of_team:
      'Le persone di fiducia possono far rientrare solo il titolare. Chiedi al titolare un nuovo account dello staff.',
    too_few: 'Non ci sono due persone di fiducia attive. Cerca i codici di recupero o contatta la piattaforma.',
    handover: 'Il locale sta per passare a un nuovo titolare. Blocca prima la cessione con il link nella tua email.',
    no_mail: 'Qui l’email non è configurata. Contatta la piattaforma.',
  },
};
