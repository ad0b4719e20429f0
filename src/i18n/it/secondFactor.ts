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
};
