import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Le ultime 50 e-mail ai clienti.',
  failed: 'Impossibile caricare le e-mail.',
  none: 'Non è ancora stata inviata nessuna e-mail ai clienti.',
  event: {
    booking_accepted: 'Prenotazione confermata',
    booking_reminder: 'Promemoria della prenotazione',
  },
  state: {
    waiting: 'In attesa',
    sent: 'Inviata',
    failed: 'Non inviata',
  },
} satisfies SettingsTexts;
