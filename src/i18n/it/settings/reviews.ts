import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Le risposte da ora in poi; i codici già inviati mantengono il loro valore.',
  field: {
    apology_max: 'Scuse al massimo',
    apology_days: 'Giorni di validità di un codice',
  },
  help: {
    apology_max: 'Chi risponde a una recensione può dare al cliente un codice fino a questo importo. 0 per nessuno.',
  },
} satisfies SettingsTexts;
