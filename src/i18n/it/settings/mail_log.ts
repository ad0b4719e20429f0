import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le ultime 50 email ai clienti.',
  failed: 'Impossibile caricare le email.',
  none: 'Non è ancora stata inviata nessuna email ai clienti.',
  state: {
    waiting: 'In attesa',
    sent: 'Inviata',
    failed: 'Non inviata',
    bounced: 'Respinta',
  },
  stopped: {
    title: 'Indirizzi che non accettano email',
    detail: 'Non ricevono più email da te finché non lo consenti di nuovo.',
    lift: 'Consenti di nuovo',
    lifted: 'Questo indirizzo riceve di nuovo le email.',
  },
} satisfies SettingsTexts;
