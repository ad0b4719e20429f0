import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale solo per le nuove ricerche.',
  field: {
    auto_assign: 'Quando iniziare a cercare un rider',
    offer_seconds: 'Secondi per rispondere',
    search_radius: 'Raggio di ricerca',
  },
  help: {
    offer_seconds: 'Scaduto il tempo, si passa al rider successivo.',
    search_radius:
      'Chi è più lontano dal locale non viene contattato. Chi non ha una posizione nota viene contattato per ultimo. Lascia vuoto per non porre limiti.',
  },
  choice: {
    auto_assign: {
      off: 'Solo se avvii tu la ricerca',
      accepted: 'Appena un ordine viene accettato',
      ready: 'Appena un ordine è pronto',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Assegni tu ogni ordine o avvii tu la ricerca.',
      accepted:
        'La ricerca parte mentre la cucina lavora, così qualcuno arriva in tempo. Per gli ordini programmati inizia insieme alla cucina.',
      ready: 'Nessuno aspetta un ordine che non è pronto, ma un ordine pronto può aspettare un po’.',
    },
  },
} satisfies SettingsTexts;
