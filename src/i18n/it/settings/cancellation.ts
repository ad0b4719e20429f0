import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Quelli aperti mantengono le condizioni con cui sono stati fatti.',
  section: {
    limit: 'Termine',
    charge: 'Costo',
  },
  field: {
    cancel_until: 'Ultimo momento per annullare',
    cancel_within: 'Minuti dopo l’accettazione',
    cancellation_type: 'Il costo si calcola su',
    cancellation_mode: 'Costo',
    cancellation_charge: 'Importo',
    cancellation_percent: 'Percentuale',
    cancellation_above: 'Solo per ordini di almeno',
  },
  help: {
    cancel_within:
      'Vale il limite che arriva prima. Finché non accetti un ordine, il cliente può sempre annullarlo gratis.',
    cancellation_type: 'Il costo non supera mai questo importo.',
    cancellation_above: 'Gli ordini inferiori si annullano gratis.',
  },
  choice: {
    cancel_until: {
      1: 'All’accettazione',
      3: 'All’inizio della preparazione',
      5: 'Quando è pronto',
    },
    cancellation_type: {
      with_order: 'Tutto l’ordine',
      without_order: 'Solo il costo di consegna',
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
