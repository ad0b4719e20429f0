/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Reserveren',
  anyway: 'Toch reserveren',
  with_dishes: 'Ook artikelen bestellen',
  done: 'Gereserveerd: %{name}, %{time}, tafel %{table}',
  blocked: '%{time}, niet beschikbaar',
  none: 'Op deze dag kan er niet worden gereserveerd.',
  next: 'Volgende vrije tijden',
  rule: {
    off: 'Tafelreserveringen staan uit.',
    no_table: 'Er is dan geen passende tafel vrij.',
  },
  setting: 'Instelling openen',
  taken: 'Tafel %{table} is dan niet vrij.',
  just_taken: 'Iemand anders heeft net tafel %{table} gereserveerd.',
  held: 'Tafel %{table} wordt tot %{time} voor je vrijgehouden.',
  asks_fee: 'Reserveringskosten vragen',
  asks_fee_help:
    '%{amount}, binnen %{time} met kaart te betalen. Stuur de gast de link die bij de details van de reservering staat.',
  note: 'Notitie',
  other_tables: 'Andere tafels',
  visits: '%{smart_count} bezoek |||| %{smart_count} bezoeken',
  no_shows: '%{smart_count} keer niet gekomen |||| %{smart_count} keer niet gekomen',
};
