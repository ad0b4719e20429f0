/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Book',
  anyway: 'Book anyway',
  with_dishes: 'Order dishes too',
  done: 'Booked: %{name}, %{time}, table %{table}',
  blocked: '%{time}, not available',
  none: 'No times can be booked on this day.',
  next: 'Next available times',
  rule: {
    off: 'Table bookings are turned off.',
    no_table: 'No table is available for this party then.',
  },
  setting: 'Open setting',
  taken: 'Table %{table} isn’t available then.',
  just_taken: 'Someone else has just booked table %{table}.',
  held: 'Table %{table} is held for you until %{time}.',
  asks_fee: 'Ask for the booking fee',
  asks_fee_help: '%{amount}, due by card within %{time}. Send the guest the link in the booking’s details.',
  note: 'Note',
  other_tables: 'Other tables',
  visits: '%{smart_count} visit |||| %{smart_count} visits',
  no_shows: '%{smart_count} no-show |||| %{smart_count} no-shows',
};
