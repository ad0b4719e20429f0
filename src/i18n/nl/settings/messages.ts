import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor berichten die vanaf nu worden geschreven.',
  field: {
    message_booking_accepted: 'Reservering bevestigd',
    message_booking_reminder: 'Herinnering aan reservering',
    message_booking_changed: 'Reservering gewijzigd',
    message_booking_cancelled: 'Reservering geannuleerd',
    message_review_reply: 'Reactie op een beoordeling',
  },
  send: 'Versturen',
  title_email: 'Onderwerp',
  title_sms: 'Eerste regel',
  content: 'Tekst',
  unknown: '%{placeholder} kan niet worden ingevuld. Gebruik de invulvelden hieronder.',
  elsewhere: 'Controleer de andere tekst: %{channel}, %{language}.',
  channels: 'Versturen per',
  language: 'Taal',
  only_mail: 'Dit bericht wordt alleen per e-mail verstuurd.',
  insert: 'Invulveld invoegen',
  back: 'Terug naar de standaardtekst',
  preview: 'Voorbeeld met fictieve gegevens',
  send_all: 'Mail mij alle teksten in %{language}',
  sent: 'Berichten onderweg naar %{recipient}: %{count}',
  demo: 'Demo: deze berichten worden niet verstuurd. Het eerste:',
  channel: {
    email: 'E-mail',
    sms: 'Sms',
  },
  placeholder: {
    name: 'Naam van de klant',
    store: 'Naam van je zaak',
    at: 'Datum en tijd',
    persons: 'Aantal gasten',
    link: 'Link naar de reservering',
    number: 'Bestelnummer',
    reply: 'Je reactie',
  },
  sms: {
    parts: 'Delen: %{parts}. Tekens: %{characters}.',
    special: 'Er passen minder tekens in een deel vanwege: %{characters}',
  },
} satisfies SettingsTexts;
