import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini; ogni ordine mantiene le condizioni con cui è stato fatto.',
  section: {
    limit: 'Fino a quando',
    charge: 'Costo',
  },
  field: {
    cancel_until: 'I clienti possono annullare fino a',
    cancel_within: 'Minuti dopo l’accettazione',
    cancellation_type: 'Il costo si calcola su',
    cancellation_mode: 'Costo',
    cancellation_charge: 'Importo',
    cancellation_percent: 'Percentuale',
    cancellation_above: 'Solo per ordini da',
  },
  help: {
    cancel_within: 'Vale il limite che arriva prima. Finché non accetti l’ordine, si può sempre annullare gratis.',
    cancellation_type: 'Il costo non supera mai questa somma.',
    cancellation_above: 'Gli ordini inferiori si annullano gratis.',
  },
  choice: {
    cancel_until: {
      1: 'l’accettazione',
      3: 'l’inizio della preparazione',
      5: 'quando è pronto',
    },
    cancellation_type: {
      with_order: 'Tutto l’ordine',
      without_order: 'Solo le spese di consegna',
    },
    cancellation_mode: {
      absolute: 'Importo fisso',
      percentage: 'Una percentuale',
    },
  },
  example: {
    title: 'Quanto si pagherebbe',
    detail: 'Se un cliente annulla dopo che hai accettato.',
    line: 'Ordine di %{total}, di cui %{fee} di consegna: %{charge}',
  },
  step: {
    with_order: 'ordine %{amount}',
    without_order: 'consegna %{amount}',
    below: 'sotto la soglia: %{amount}',
    absolute: 'importo fisso %{amount}',
    percentage: 'percentuale %{amount}',
    capped: 'al massimo %{amount}',
  },
} satisfies SettingsTexts;
