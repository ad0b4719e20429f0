import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale anche per gli ordini già in attesa. Quelli programmati aspettano il loro orario. Quelli presi da voi sono accettati subito.',
  waiting:
    'Vale anche per gli ordini già in attesa. Quelli programmati aspettano il loro orario. Quelli presi da voi sono accettati subito.',
  field: {
    answer_within: 'Minuti prima che un nuovo ordine venga rifiutato',
  },
  help: {
    answer_within: 'Se in questo tempo nessuno accetta o rifiuta l’ordine, viene rifiutato e il pagamento rimborsato.',
  },
} satisfies SettingsTexts;
