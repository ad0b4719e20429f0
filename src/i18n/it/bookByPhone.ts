/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Prenota',
  anyway: 'Prenota comunque',
  with_dishes: 'Ordina anche i piatti',
  done: 'Prenotato: %{name}, %{time}, tavolo %{table}',
  blocked: '%{time}, non disponibile',
  none: 'In questo giorno non si può prenotare a nessun orario.',
  next: 'Prossimi orari disponibili',
  rule: {
    off: 'Le prenotazioni dei tavoli sono disattivate.',
    no_table: 'A quell’ora non c’è un tavolo libero per questo numero di coperti.',
  },
  setting: 'Apri l’impostazione',
  taken: 'Il tavolo %{table} non è libero a quell’ora.',
  just_taken: 'Qualcun altro ha appena prenotato il tavolo %{table}.',
  held: 'Il tavolo %{table} è tenuto libero per te fino alle %{time}.',
  asks_fee: 'Chiedi il costo di prenotazione',
  asks_fee_help:
    '%{amount}, da pagare con carta entro %{time}. Invia al cliente il link che trovi nei dettagli della prenotazione.',
  note: 'Nota',
  other_tables: 'Altri tavoli',
  visits: '%{smart_count} visita |||| %{smart_count} visite',
  no_shows: '%{smart_count} mancata presentazione |||| %{smart_count} mancate presentazioni',
};
