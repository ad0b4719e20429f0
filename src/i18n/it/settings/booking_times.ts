import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le nuove prenotazioni. Quelle già fatte non cambiano.',
  section: {
    times: 'Orari',
    parties: 'Gruppi',
    closed: 'Giorni senza prenotazioni',
  },
  field: {
    booking_slot_minutes: 'Una prenotazione ogni',
    booking_days_ahead: 'Giorni di anticipo al massimo',
    booking_notice_minutes: 'Anticipo minimo',
    booking_persons_min: 'Gruppo più piccolo',
    booking_persons_max: 'Gruppo più grande',
    booking_closed_dates: 'Giorni senza prenotazioni',
  },
  help: {
    booking_days_ahead: 'Inserisci 0 per accettare solo prenotazioni per oggi.',
    booking_notice_minutes: 'Inserisci 0 per accettare prenotazioni fino all’ultimo minuto.',
    booking_persons_max: 'Vale per i clienti. I gruppi più grandi puoi inserirli tu.',
    booking_closed_dates: 'In questi giorni il locale è aperto, ma non si possono prenotare tavoli.',
  },
  date: 'Data',
  add_date: 'Aggiungi data',
  remove_date: 'Rimuovi %{date}',
  replay: {
    title: 'Con queste regole',
    past: 'Le ultime 4 settimane',
    accepted: 'Accettate: %{accepted} su %{requests}',
    refused: 'Rifiutate: %{refused}',
    before: 'Con le regole salvate: %{before}',
    automatic: 'Accettate automaticamente: %{automatic} su %{customers}',
    coming: 'Prossime prenotazioni',
    fit: 'Ancora possibili: %{fit} su %{bookings}',
    outside: 'Non più possibili: %{outside}',
    more: 'Altre %{more}',
    incomplete: 'Compila i campi per vedere l’effetto.',
  },
  refused: {
    title: 'Richieste rifiutate',
    guests: 'Coperti rifiutati negli ultimi %{days} giorni: %{guests}.',
    free: 'Giorni in cui un tavolo per loro è rimasto libero: %{free} su %{of}.',
  },
  shared: {
    title: 'Conta anche per le prenotazioni',
    detail: 'Queste impostazioni valgono anche per le prenotazioni.',
    hours: 'Orari dei tavoli',
    special_hours: 'Orari speciali',
    dine_in: 'Attiva o disattiva gli ordini al tavolo',
  },
} satisfies SettingsTexts;
