import type english from '../../en/resources/tables';

export default {
  title: 'Mesas',
  new: 'Mesa nueva',
  search: 'Sala, código o nota',
  record: 'la mesa %{name}',
  section: {
    main: 'Mesa',
    guests: 'Comensales',
    note: 'Nota',
  },
  field: {
    number: 'Número',
    code: 'Código',
    room: 'Sala',
    section: 'Atendida por',
    min_persons: 'Mínimo de comensales',
    max_persons: 'Máximo de comensales',
    is_bookable: 'Se puede reservar',
    note: 'Nota',
    place: 'Lugar en el plano de la sala',
    token: 'Código QR',
  },
  help: {
    code: 'Como tu caja conoce la mesa.',
    section: 'La persona o estación que atiende esta mesa.',
    is_bookable: 'Los clientes pueden reservar esta mesa. Tu equipo siempre puede usarla.',
  },
  choice: {
    shape: {
      round: 'Redonda',
      square: 'Cuadrada',
      rectangle: 'Rectangular',
    },
  },
  empty: {
    title: 'Todavía no hay mesas',
    detail: 'Agrega las mesas donde se sientan los comensales, cada una con la sala en que está.',
  },
} satisfies typeof english;
