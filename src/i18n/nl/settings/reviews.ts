import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor antwoorden vanaf nu. Verstuurde codes houden hun waarde.',
  section: {
    apology: 'Excuuscodes',
    templates: 'Antwoordsjablonen',
  },
  field: {
    apology_max: 'Maximale waarde van een code',
    apology_days: 'Geldigheid van een code in dagen',
    reply_templates: 'Je eigen antwoordsjablonen',
  },
  help: {
    apology_max:
      'Wie op een beoordeling antwoordt, kan de klant een code tot dit bedrag geven. Vul 0 in om dit uit te zetten.',
    reply_templates: '{name} wordt de voornaam van de klant, {store} je zaak en {number} het bestelnummer.',
  },
  template: {
    name: 'Naam van het sjabloon',
    text: 'Tekst',
    number: 'Sjabloon %{number}',
    add: 'Sjabloon toevoegen',
    remove: 'Sjabloon %{number} verwijderen',
    unknown: '%{placeholder} kan niet worden ingevuld. Gebruik {name}, {store} of {number}.',
  },
} satisfies SettingsTexts;
