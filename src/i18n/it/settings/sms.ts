import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i messaggi scritti da ora in poi.',
  section: {
    account: 'Account',
    costs: 'Costi',
  },
  field: {
    is_sms_on: 'Invia SMS',
    sms_format: 'Formato',
    sms_auth_id: 'Auth ID',
    sms_auth_token: 'Auth token',
    sms_country_phone_code: 'Prefisso internazionale',
    sms_number: 'Numero',
    sms_parts_price: 'Prezzo di 100 parti',
    sms_parts_per_day: 'Parti al giorno',
  },
  help: {
    is_sms_on: 'Chi non ha un indirizzo email riceve via SMS i messaggi sulla prenotazione.',
    sms_format: 'Il formato dell’interfaccia del tuo fornitore.',
    sms_number: 'Il numero da cui partono i messaggi, senza prefisso internazionale: da 8 a 10 cifre.',
    sms_parts_price: 'Vedi il listino del tuo fornitore. Un messaggio ha una o più parti.',
    sms_parts_per_day: 'I messaggi oltre questo limite non vengono inviati. Lascia vuoto per nessun limite.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Oggi',
    parts: 'Parti inviate: %{parts}',
    over_limit: 'Non inviati per il limite giornaliero: %{count}',
    refused: 'Rifiutati dal fornitore: %{count}.',
  },
  test: {
    title: 'Messaggio di prova',
    detail: 'Invia un esempio con l’account salvato. Costa quanto qualsiasi altro messaggio.',
    save_first: 'Salva le modifiche prima di inviare un messaggio di prova.',
    account_first: 'Inserisci il tuo account e salvalo prima di inviare un messaggio di prova.',
    phone: 'Numero di telefono',
    send: 'Invia messaggio di prova',
    sent: 'Il fornitore ha accettato il messaggio. Parti: %{parts}.',
  },
  problem: {
    cap: 'Il limite giornaliero è esaurito.',
    sign_in: 'Il fornitore ha rifiutato l’auth ID o l’auth token.',
    sender: 'Il fornitore ha rifiutato il numero da cui parte il messaggio.',
    recipient: 'Il fornitore non può raggiungere questo numero di telefono.',
    blocked: 'Questo numero di telefono non accetta i tuoi messaggi.',
    balance: 'Il tuo account presso il fornitore non ha più credito.',
    busy: 'Il fornitore è sovraccarico. Riprova tra un minuto.',
    unreachable: 'Il fornitore non è raggiungibile.',
    other: 'Il fornitore ha rifiutato il messaggio.',
  },
} satisfies SettingsTexts;
