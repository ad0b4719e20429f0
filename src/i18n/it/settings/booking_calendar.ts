import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale subito per le app di calendario.',
  detail:
    'Mostra le prenotazioni nel tuo calendario: da 30 giorni fa a tutte quelle future, con nomi, numero di persone, tavoli e note, ma senza numeri di telefono.',
  start: 'Crea indirizzo',
  address: 'Indirizzo del calendario',
  copy: 'Copia',
  copied: 'Copiato',
  secret: 'Chi ha questo indirizzo può leggere le prenotazioni. Condividilo solo con persone fidate.',
  delay: 'Google Calendar può impiegare fino a 24 ore per mostrare le modifiche.',
  renew: 'Nuovo indirizzo',
  renew_title: 'Sostituire l’indirizzo?',
  renew_detail: 'I calendari che usano il vecchio indirizzo non vengono più aggiornati.',
  stop: 'Disattiva',
  stop_title: 'Disattivare il calendario?',
  stop_detail: 'L’indirizzo smette subito di funzionare.',
  failed: 'Non è stato possibile caricare l’indirizzo.',
} satisfies SettingsTexts;
