import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Antwoorden vanaf nu; verstuurde codes houden hun waarde.',
  field: {
    apology_max: 'Hoogste excuusbedrag',
    apology_days: 'Geldigheid van een code in dagen',
  },
  help: {
    apology_max: 'Wie op een beoordeling antwoordt, kan de klant een code tot dit bedrag geven. 0 voor geen.',
  },
} satisfies SettingsTexts;
