import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Le modifiche valgono solo per le nuove ricerche.',
  field: {
    auto_assign: 'Quando iniziare a cercare un rider',
    offer_seconds: 'Tempo per rispondere, in secondi',
    search_radius: 'Raggio di ricerca',
  },
  help: {
    offer_seconds: 'Scaduto il tempo, si passa al rider successivo.',
    search_radius:
      'Chi è più lontano dal locale non viene interpellato. Chi non ha una posizione nota viene interpellato per ultimo. Vuoto: nessun limite.',
  },
  choice: {
    auto_assign: {
      off: 'Manualmente',
      accepted: 'Appena un ordine viene accettato',
      ready: 'Appena il cibo è pronto',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Niente è automatico: assegni tu ogni ordine o avvii la ricerca.',
      accepted:
        'La ricerca parte mentre la cucina lavora, così qualcuno arriva in tempo. Per gli ordini programmati inizia insieme alla cucina.',
      ready: 'Nessuno aspetta un ordine non ancora pronto, ma il cibo pronto può aspettare un po’.',
    },
  },
} satisfies SettingsTexts;
