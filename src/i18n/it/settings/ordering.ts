import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale per i nuovi ordini; quelli aperti mantengono prezzo e orari. Solo il tempo di risposta e gli avvisi di ritardo valgono anche per quelli aperti.',
  waiting:
    'Vale anche per gli ordini già in attesa. Quelli programmati aspettano il loro orario. Quelli presi da te sono accettati subito.',
  section: {
    taking: 'Ricezione ordini',
    times: 'Tempi',
    answering: 'Risposta',
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
    pickup_time: 'Fino al ritiro',
    delivery_time_min: 'La consegna richiede almeno',
    delivery_time: 'La consegna richiede al massimo',
    is_ask_estimated_time_for_ready_order: 'Chiedi i minuti all’accettazione',
    is_auto_accept: 'Accetta automaticamente',
    answer_within: 'Minuti prima che un nuovo ordine venga rifiutato',
    change_answer_within: 'Minuti per approvare una modifica',
    warn_before: 'Avvisa prima della scadenza',
    collect_within: 'Asporto: non ritirato dopo',
    is_confirmation_code_required_at_delivery: 'Chiedi un codice alla consegna',
    is_confirmation_code_required_at_pickup: 'Chiedi un codice al ritiro',
    customer_note: 'Nota per i clienti',
  },
  help: {
    is_business: 'Se è disattivato, nessuno può fare nuovi ordini, nemmeno tu.',
    minimum_order_price: 'Sugli articoli, per consegna e ritiro.',
    preparation_time: 'Suggerito quando accetti e base degli orari promessi.',
    delivery_time: 'Gli orari promessi ne tengono conto.',
    delivery_time_min: 'Ai clienti si indica l’intervallo tra i due.',
    customer_note: 'I clienti la leggono prima di ordinare. Se prendi tu l’ordine, te la ricordiamo.',
    answer_within: 'Se in questo tempo nessuno accetta o rifiuta l’ordine, viene rifiutato e il pagamento rimborsato.',
    change_answer_within: 'Dopo, l’ordine resta com’era.',
    warn_before: 'L’orario mostrato diventa arancione quando manca solo questo tempo.',
    collect_within: 'Contato dall’orario promesso.',
  },
} satisfies SettingsTexts;
