import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le ultime 50 email ai clienti.',
  failed: 'Impossibile caricare le email.',
  none: 'Non è ancora stata inviata nessuna email ai clienti.',
  state: {
    waiting: 'In attesa',
    sent: 'Inviata',
    failed: 'Non inviata',
  },
} satisfies SettingsTexts;
