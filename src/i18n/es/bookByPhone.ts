/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Reservar',
  anyway: 'Reservar de todos modos',
  with_dishes: 'Pedir también platos',
  done: 'Reservado: %{name}, %{time}, mesa %{table}',
  blocked: '%{time}, no disponible',
  none: 'Ese día no se puede reservar a ninguna hora.',
  next: 'Próximas horas disponibles',
  rule: {
    off: 'Las reservas de mesa están desactivadas.',
    no_table: 'A esa hora no hay ninguna mesa para estos comensales.',
  },
  setting: 'Abrir el ajuste',
  taken: 'La mesa %{table} no está libre a esa hora.',
  just_taken: 'Alguien acaba de reservar la mesa %{table}.',
  held: 'La mesa %{table} queda apartada para ti hasta %{time}.',
  asks_fee: 'Pedir el cargo por reserva',
  asks_fee_help:
    '%{amount}, a pagar con tarjeta en %{time}. Envía al comensal el enlace que está en los detalles de la reserva.',
  note: 'Nota',
  other_tables: 'Otras mesas',
  visits: '%{smart_count} visita |||| %{smart_count} visitas',
  no_shows: 'no se presentó %{smart_count} vez |||| no se presentó %{smart_count} veces',
};
