import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'Impossibile caricare le impostazioni.',
  orders: {
    answer_within: 'Minuti prima che un nuovo ordine venga rifiutato',
    answer_within_hint:
      'Se in questo tempo nessuno accetta o rifiuta l’ordine, viene rifiutato e il pagamento rimborsato.',
    note: 'Vale anche per gli ordini già in attesa. Quelli programmati aspettano il loro orario. Quelli presi da voi sono accettati subito.',
  },
};
