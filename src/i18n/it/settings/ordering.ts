import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale per i nuovi ordini. Quelli aperti mantengono prezzo e orari; solo il tempo per accettare e gli avvisi di ritardo valgono anche per loro.',
  waiting:
    'Vale anche per gli ordini già in attesa. Quelli programmati aspettano il loro orario. Quelli presi da te sono accettati subito.',
  section: {
    taking: 'Ricezione ordini',
    times: 'Tempi',
    answering: 'Accettazione degli ordini',
    clocks: 'Avvisi di ritardo',
    handover: 'Consegna',
    note: 'Nota per i clienti',
  },
  field: {
    is_business: 'Accetta ordini',
    is_delivery_on: 'Consegna',
    is_pickup_on: 'Asporto',
    is_table_on: 'Al tavolo',
    minimum_order_price: 'Ordine minimo',
    preparation_time: 'Tempo di preparazione',
    pickup_time: 'Minuti prima che un asporto sia pronto',
    delivery_time_min: 'La consegna richiede almeno',
    delivery_time: 'La consegna richiede al massimo',
    is_ask_estimated_time_for_ready_order: 'Quando accetti, chiedi i minuti',
    is_auto_accept: 'Accetta automaticamente',
    answer_within: 'Minuti prima che un nuovo ordine venga rifiutato',
    change_answer_within: 'Minuti che il cliente ha per accettare una modifica',
    warn_before: 'Anticipo dell’avviso',
    collect_within: 'Asporto: non ritirato dopo',
    is_confirmation_code_required_at_delivery: 'Chiedi un codice alla consegna',
    is_confirmation_code_required_at_pickup: 'Chiedi un codice al ritiro',
    customer_note: 'Nota per i clienti',
  },
  help: {
    is_business: 'Se è disattivato, nessuno può fare ordini, nemmeno tu.',
    minimum_order_price: 'Senza costo di consegna e mancia. Per consegna e asporto.',
    preparation_time: 'Suggerito quando accetti un ordine e usato per calcolare gli orari promessi.',
    delivery_time: 'Serve a calcolare gli orari promessi.',
    delivery_time_min: 'I clienti vedono l’intervallo tra i due.',
    customer_note: 'I clienti la leggono prima di ordinare. Quando prendi tu l’ordine, ti ricordiamo di dirla.',
    answer_within:
      'Se in questo tempo nessuno accetta o rifiuta un ordine, viene rifiutato e il pagamento del cliente viene rimborsato.',
    change_answer_within: 'Dopo, l’ordine resta com’era.',
    warn_before: 'L’orario di un ordine diventa arancione con questo anticipo.',
    collect_within: 'Contato dall’orario promesso.',
  },
} satisfies SettingsTexts;
