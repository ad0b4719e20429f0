import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le risposte da ora in poi. I codici già inviati mantengono il loro valore.',
  section: {
    apology: 'Codici di cortesia',
    templates: 'Modelli di risposta',
  },
  field: {
    apology_max: 'Valore massimo di un codice',
    apology_days: 'Giorni di validità di un codice',
    reply_templates: 'I tuoi modelli di risposta',
  },
  help: {
    apology_max:
      'Chi risponde a una recensione può dare al cliente un codice fino a questo importo. Inserisci 0 per disattivarlo.',
    reply_templates:
      '{name} diventa il nome del cliente, {store} quello del tuo locale e {number} il numero dell’ordine.',
  },
  template: {
    name: 'Nome del modello',
    text: 'Testo',
    number: 'Modello %{number}',
    add: 'Aggiungi modello',
    remove: 'Elimina il modello %{number}',
    unknown: '%{placeholder} non può essere sostituito. Usa {name}, {store} o {number}.',
  },
} satisfies SettingsTexts;
