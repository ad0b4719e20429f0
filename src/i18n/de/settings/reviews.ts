import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Antworten. Verschickte Codes behalten ihren Wert.',
  section: {
    apology: 'Entschuldigungscodes',
    templates: 'Antwortvorlagen',
  },
  field: {
    apology_max: 'Höchstwert eines Codes',
    apology_days: 'Gültigkeit eines Codes in Tagen',
    reply_templates: 'Eigene Antwortvorlagen',
  },
  help: {
    apology_max:
      'Wer auf Bewertungen antwortet, kann dem Kunden einen Code bis zu diesem Betrag geben. Geben Sie 0 ein, um das auszuschalten.',
    reply_templates:
      '{name} wird durch den Vornamen des Kunden ersetzt, {store} durch den Namen Ihres Betriebs und {number} durch die Bestellnummer.',
  },
  template: {
    name: 'Name der Vorlage',
    text: 'Text',
    number: 'Vorlage %{number}',
    add: 'Vorlage hinzufügen',
    remove: 'Vorlage %{number} löschen',
    unknown: '%{placeholder} kann nicht ersetzt werden. Möglich sind {name}, {store} und {number}.',
  },
} satisfies SettingsTexts;
