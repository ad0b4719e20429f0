import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le nuove prenotazioni. Una prenotazione mantiene le condizioni con cui è stata fatta.',
  field: { booking_tiers: 'Costi di annullamento' },
  help: {
    booking_tiers:
      'In base al numero di coperti e all’ora. Se più costi riguardano una prenotazione, valgono gli ultimi.',
  },
  choice: {
    mode: { absolute: 'Importo fisso', percentage: 'Percentuale' },
    per: { booking: 'Per prenotazione', person: 'A persona' },
  },
  tier: {
    persons_min: 'Gruppi di almeno',
    from: 'Dalle',
    to: 'Alle',
    number: 'Costi %{number}',
    add: 'Aggiungi costi',
    remove: 'Elimina i costi %{number}',
    duplicate: 'Per queste prenotazioni valgono già altri costi.',
  },
  charge: {
    rows: 'Se i clienti annullano tardi',
    hours_before: 'Meno di (ore)',
    mode: 'Costo',
    amount: 'Importo',
    percent: 'Percentuale',
    per: 'Si applica',
    no_show: 'Costo per clienti non presentati',
    number: 'Costo %{number}',
    add: 'Aggiungi costo',
    remove: 'Elimina il costo %{number}',
  },
  sentence: {
    nothing: 'Puoi annullare gratis in qualsiasi momento.',
    between: 'Dalle %{from} alle %{to}:',
    parties: 'Gruppi di almeno %{persons} persone:',
    parties_between: 'Gruppi di almeno %{persons} persone, dalle %{from} alle %{to}:',
    free: 'Puoi annullare gratis in qualsiasi momento.',
    free_until: 'Puoi annullare gratis fino a %{hours} h prima della prenotazione.',
    later: 'Con meno di %{hours} h di anticipo: %{charge}.',
    no_show: 'Se non vieni: %{charge}.',
    booking: '%{amount} per prenotazione',
    person: '%{amount} a persona',
    percentage: '%{percent} del totale della tua prenotazione',
  },
  summary: { title: 'Che cosa leggono i clienti' },
  trial: {
    title: 'Quanto si pagherebbe',
    persons: 'Coperti',
    time: 'Prenotato per le',
    hours: 'Annullato (ore prima)',
    items: 'Totale della prenotazione',
    cancelled: 'Per l’annullamento: %{amount}',
    no_show: 'Per clienti non presentati: %{amount}',
  },
} satisfies SettingsTexts;
