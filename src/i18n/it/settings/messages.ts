import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i messaggi scritti da ora in poi.',
  field: {
    message_booking_accepted: 'Prenotazione confermata',
    message_booking_reminder: 'Promemoria della prenotazione',
    message_booking_changed: 'Prenotazione modificata',
    message_booking_cancelled: 'Prenotazione annullata',
    message_review_reply: 'Risposta a una recensione',
  },
  send: 'Invia',
  title_email: 'Oggetto',
  title_sms: 'Prima riga',
  content: 'Testo',
  unknown: '%{placeholder} non può essere compilato. Usa i segnaposto qui sotto.',
  elsewhere: 'Controlla l’altro testo: %{channel}, %{language}.',
  channels: 'Invio tramite',
  language: 'Lingua',
  only_mail: 'Questo messaggio viene inviato solo per email.',
  insert: 'Inserisci un segnaposto',
  back: 'Torna al testo standard',
  preview: 'Anteprima con dati di esempio',
  send_all: 'Inviami tutti i testi in %{language}',
  sent: 'Messaggi in arrivo a %{recipient}: %{count}',
  demo: 'Demo: questi messaggi non vengono inviati. Il primo:',
  channel: {
    email: 'Email',
    sms: 'SMS',
  },
  placeholder: {
    name: 'Nome del cliente',
    store: 'Nome del tuo locale',
    at: 'Data e ora',
    persons: 'Numero di coperti',
    link: 'Link alla prenotazione',
    number: 'Numero dell’ordine',
    reply: 'La tua risposta',
  },
  sms: {
    parts: 'Parti: %{parts}. Caratteri: %{characters}.',
    special: 'In ogni parte ci stanno meno caratteri a causa di: %{characters}',
  },
} satisfies SettingsTexts;
