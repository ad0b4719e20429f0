const tableBook = {
  bookings: 'Reservas por hora',
  details: 'Detalles',
  book: 'Nueva reserva',
  walk_in: 'Sentar ahora',
  none_free: 'Ahora no hay ninguna mesa libre para ellos.',
  seats: '%{min}–%{max} comensales',
  day: {
    label: 'Día',
    earlier: 'Día anterior',
    later: 'Día siguiente',
    today: 'Hoy',
  },
  view: {
    label: 'Vista',
    list: 'Lista',
    timeline: 'Cronología',
  },
  sums: {
    bookings: '%{smart_count} reserva |||| %{smart_count} reservas',
    guests: '%{smart_count} comensal |||| %{smart_count} comensales',
  },
  covers: {
    label: 'Comensales',
    at: '%{time}: llega %{smart_count} comensal |||| %{time}: llegan %{smart_count} comensales',
  },
  state: {
    requested: 'Sin confirmar',
    expected: 'Se espera',
    due: 'Es la hora',
    late: '%{time} de retraso',
    seated: 'En la mesa, quedan %{time}',
    over: 'En la mesa, %{time} de más',
    finished: 'Finalizada',
    no_show: 'No se presentó',
    cancelled: 'Cancelada',
    rejected: 'Rechazada',
  },
  late: {
    title: 'Clientes con retraso y ausencias',
    count: '%{smart_count} con retraso |||| %{smart_count} con retraso',
    no_shows: '%{smart_count} ausencia |||| %{smart_count} ausencias',
  },
  action: {
    accept: 'Aceptar',
    arrived: 'Han llegado',
    complete: 'Completar',
    no_show: 'No se presentó',
    no_show_fee: 'No se presentó · %{fee}',
    no_fee: 'No se presentó, sin cargo',
    undo_no_show: 'Deshacer',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Reserva elegida',
    tap: 'Toque una hora en una mesa para mover allí esta reserva.',
    keys: 'Alt y una tecla de flecha mueven la reserva a otra hora o a otra mesa.',
    stop: 'Quitar la selección',
    done: '%{name}: ahora, mesa %{table}, %{time}',
    undone: '%{name}: de nuevo, mesa %{table}, %{time}',
    refused: 'No se ha movido la reserva de %{name}. %{reason}',
  },
  empty: {
    title: 'No hay reservas este día',
    detail: 'Las reservas nuevas aparecen aquí al momento.',
  },
  error: {
    title: 'No se han podido cargar las reservas',
    detail: 'Compruebe la conexión e inténtelo de nuevo.',
  },
};

export const texts = { tableBook };
