import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale da ora per le email ai clienti. Quelle per te e per il tuo staff partono ancora da questa app.',
  section: {
    sender: 'Mittente',
    server: 'Connessione',
  },
  field: {
    is_mail_on: 'Invia le email con il tuo server',
    mail_host: 'Server',
    mail_port: 'Porta',
    mail_user: 'Utente',
    mail_password: 'Password',
    mail_from_address: 'Indirizzo del mittente',
    mail_from_name: 'Nome del mittente',
    mail_dkim_selector: 'Selettore DKIM',
  },
  help: {
    is_mail_on: 'Disattivato: le email ai clienti partono dal server di questa app.',
    mail_port: 'Di solito 587. Con 465 la cifratura inizia subito.',
    mail_from_name: 'Vuoto: il nome del locale.',
    mail_dkim_selector:
      'Lo indica il tuo fornitore di posta, per esempio “s1”. Con questo si può controllare anche la firma delle tue email.',
  },
  test: {
    title: 'Email di prova',
    detail: 'Invia un’email con le impostazioni salvate e indica quale passaggio non riesce.',
    save_first: 'Salva prima le modifiche.',
    to: 'Invia a',
    send: 'Invia email di prova',
    sent: 'Il server ha accettato l’email per %{to}.',
    said: 'Il server risponde:',
  },
  stage: {
    name: 'Nessun server con questo nome',
    refused: 'Il server non risponde su questa porta',
    timeout: 'Il server ha impiegato troppo tempo',
    greeting: 'Non è un server di posta, oppure ha rifiutato la connessione',
    starttls: 'Il server non offre la cifratura',
    tls: 'La connessione cifrata non è riuscita',
    certificate: 'Il certificato del server non è attendibile',
    sign_in: 'Utente o password errati',
    sender: 'Il server rifiuta l’indirizzo del mittente',
    recipient: 'Il server rifiuta il destinatario',
    message: 'Il server rifiuta l’email',
  },
  remedy: {
    name: 'Controlla che il nome del server sia scritto bene. I server in reti private non sono ammessi.',
    refused: 'Controlla la porta: di solito 587 o 465.',
    timeout: 'Controlla la porta: di solito 587 o 465. Oppure riprova più tardi.',
    greeting: 'Controlla il nome del server e la porta.',
    starttls: 'Usa un’altra porta, di solito 465, o chiedi al fornitore. Le email non partono mai senza cifratura.',
    tls: 'Chiedi al fornitore un server con TLS 1.2 o successivo, o controlla la porta.',
    certificate:
      'Il certificato è scaduto o è intestato a un altro nome. Usa esattamente il nome indicato dal fornitore.',
    sign_in: 'Inserisci di nuovo entrambi. Alcuni fornitori richiedono una password per le app.',
    sender: 'Usa un indirizzo che appartiene a questo account.',
    recipient: 'Controlla l’indirizzo dell’email di prova.',
    message: 'Leggi la risposta del server o chiedi al fornitore.',
  },
  records: {
    title: 'Record del tuo dominio',
    detail:
      'Dicono agli altri servizi di posta che le email del tuo server sono davvero tue. Senza, finiscono spesso nello spam.',
    check: 'Controlla i record',
    signature: {
      label: 'Firma di un’email di prova ricevuta',
      help: 'Incolla le intestazioni dell’email, con la riga DKIM-Signature: il selettore viene compilato.',
      filled: 'Selettore %{selector} compilato. Salva, poi controlla i record.',
      none: 'In questo testo non c’è una firma DKIM.',
      other:
        'Questa email è firmata per %{domain}, non per il dominio del tuo mittente. Configura DKIM presso il tuo fornitore di posta.',
    },
    state: {
      found: 'Trovato',
      missing: 'Mancante',
      other: 'Non indica il tuo server',
      several: 'Più di uno',
      unreachable: 'Nessuna risposta',
    },
    remedy: {
      missing:
        'Aggiungi questo record presso il fornitore del tuo dominio. Se il dominio non è tuo, usa un indirizzo mittente del tuo dominio.',
      other: 'Sostituisci il record con questo.',
      several: 'Ne può restare solo uno. Sostituiscili tutti con questo.',
      unreachable:
        'I name server del dominio non hanno risposto. Controlla l’indirizzo del mittente o riprova più tardi.',
      dkim: 'Il tuo fornitore di posta ti dice che cosa inserire.',
    },
  },
} satisfies SettingsTexts;
