import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für Nachrichten, die ab jetzt geschrieben werden.',
  field: {
    message_booking_accepted: 'Reservierung bestätigt',
    message_booking_reminder: 'Erinnerung an die Reservierung',
    message_booking_changed: 'Reservierung geändert',
    message_booking_cancelled: 'Reservierung storniert',
    message_review_reply: 'Antwort auf eine Bewertung',
  },
  send: 'Senden',
  title_email: 'Betreff',
  title_sms: 'Erste Zeile',
  content: 'Text',
  unknown: '%{placeholder} kann nicht ausgefüllt werden. Verwenden Sie die Platzhalter unten.',
  elsewhere: 'Prüfen Sie den anderen Text: %{channel}, %{language}.',
  channels: 'Versand per',
  language: 'Sprache',
  only_mail: 'Diese Nachricht wird nur per E-Mail gesendet.',
  insert: 'Platzhalter einfügen',
  back: 'Zurück zum Standardtext',
  preview: 'Vorschau mit Beispieldaten',
  send_all: 'Alle Texte auf %{language} per E-Mail an mich',
  sent: 'Nachrichten unterwegs an %{recipient}: %{count}',
  demo: 'Demo: Diese Nachrichten werden nicht gesendet. Die erste:',
  channel: {
    email: 'E-Mail',
    sms: 'SMS',
  },
  placeholder: {
    name: 'Name des Kunden',
    store: 'Name Ihres Betriebs',
    at: 'Datum und Uhrzeit',
    persons: 'Anzahl der Gäste',
    link: 'Link zur Reservierung',
    number: 'Bestellnummer',
    reply: 'Ihre Antwort',
  },
  sms: {
    parts: 'Teile: %{parts}. Zeichen: %{characters}.',
    special: 'Wegen dieser Zeichen passt weniger in einen Teil: %{characters}',
  },
} satisfies SettingsTexts;
