import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Ab jetzt für Antworten; verschickte Codes behalten ihren Wert.',
  field: {
    apology_max: 'Höchste Entschuldigung',
    apology_days: 'Gültigkeit eines Codes in Tagen',
  },
  help: {
    apology_max:
      'Wer auf eine Bewertung antwortet, kann dem Kunden einen Code bis zu diesem Betrag geben. 0 für keinen.',
  },
} satisfies SettingsTexts;
