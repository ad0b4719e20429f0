import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'I clienti vedono queste note da ora.',
  field: {
    booking_guest_note: 'Nota per i clienti',
    booking_large_party_note: 'Nota per i gruppi grandi',
    booking_mails_guests: 'Email ai clienti',
  },
  help: {
    booking_guest_note: 'I clienti la vedono prima di prenotare un tavolo.',
    booking_large_party_note: 'I clienti la vedono al suo posto se il loro gruppo supera il massimo.',
    booking_mails_guests:
      'I clienti che hanno lasciato un’email ricevono una conferma e, il giorno prima, un promemoria. Entrambi hanno un link per confermare, cambiare o annullare.',
  },
} satisfies SettingsTexts;
