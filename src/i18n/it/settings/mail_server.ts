import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale da ora per le e-mail ai clienti. Quelle per Lei e per il Suo team partono ancora da questa app.',
  section: {
    sender: 'Mittente',
    server: 'Server di posta',
  },
  field: {
    is_mail_on: 'Inviare le e-mail con il proprio server',
    mail_host: 'Server',
    mail_port: 'Porta',
    mail_user: 'Utente',
    mail_password: 'Password',
    mail_from_address: 'Indirizzo del mittente',
    mail_from_name: 'Nome del mittente',
  },
  help: {
    is_mail_on: 'Disattivato: le e-mail ai clienti partono dal server di questa app.',
    mail_port: 'Di solito 587. Con 465 la cifratura inizia subito.',
    mail_from_name: 'Vuoto: il nome del negozio.',
  },
  test: {
    title: 'E-mail di prova',
    detail: 'Invia un’e-mail con le impostazioni salvate e indica quale passaggio non riesce.',
    save_first: 'Salvare prima le modifiche.',
    to: 'Invia a',
    send: 'Invia e-mail di prova',
    sent: 'Il server ha accettato l’e-mail per %{to}.',
    said: 'Il server risponde:',
  },
  stage: {
    name: 'Nessun server con questo nome',
    refused: 'Il server non risponde su questa porta',
    timeout: 'Il server ha impiegato troppo tempo',
    greeting: 'Non è un server di posta, oppure ci ha respinti',
    starttls: 'Il server non offre la cifratura',
    tls: 'La connessione cifrata non è riuscita',
    certificate: 'Il certificato del server non è attendibile',
    sign_in: 'Utente o password errati',
    sender: 'Il server rifiuta l’indirizzo del mittente',
    recipient: 'Il server rifiuta il destinatario',
    message: 'Il server rifiuta l’e-mail',
  },
  remedy: {
    name: 'Controllare che il nome sia scritto bene. I server in reti private non sono ammessi.',
    refused: 'Controllare la porta: di solito 587 o 465.',
    timeout: 'Controllare la porta: di solito 587 o 465. Oppure riprovare più tardi.',
    greeting: 'Controllare il nome del server e la porta.',
    starttls:
      'Usare un’altra porta, di solito 465, o chiedere al fornitore. Le e-mail non partono mai senza cifratura.',
    tls: 'Chiedere al fornitore un server con TLS 1.2 o successivo, o controllare la porta.',
    certificate:
      'Il certificato è scaduto o appartiene a un altro nome. Usare esattamente il nome indicato dal fornitore.',
    sign_in: 'Inserire di nuovo entrambi. Alcuni fornitori richiedono una password per le app.',
    sender: 'Usare un indirizzo che appartiene a questo account.',
    recipient: 'Controllare l’indirizzo dell’e-mail di prova.',
    message: 'Leggere la risposta del server o chiedere al fornitore.',
  },
} satisfies SettingsTexts;
