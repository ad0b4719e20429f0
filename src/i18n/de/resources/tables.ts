import type english from '../../en/resources/tables';

export default {
  title: 'Tische',
  new: 'Neuer Tisch',
  search: 'Raum, Code oder Notiz',
  record: 'Tisch %{name}',
  section: {
    main: 'Tisch',
    guests: 'Gäste',
    note: 'Notiz',
  },
  field: {
    number: 'Nummer',
    code: 'Code',
    room: 'Raum',
    section: 'Bedient von',
    min_persons: 'Mindestens Gäste',
    max_persons: 'Höchstens Gäste',
    is_bookable: 'Reservierbar',
    note: 'Notiz',
    place: 'Platz auf dem Raumplan',
    token: 'QR-Code',
  },
  help: {
    code: 'Wie der Tisch in Ihrer Kasse heißt.',
    section: 'Die Person oder Station, die diesen Tisch bedient.',
    is_bookable: 'Kunden können diesen Tisch reservieren. Ihr Team kann ihn immer vergeben.',
  },
  choice: {
    shape: {
      round: 'Rund',
      square: 'Quadratisch',
      rectangle: 'Rechteckig',
    },
  },
  empty: {
    title: 'Noch keine Tische',
    detail: 'Legen Sie die Tische Ihrer Gäste an, jeden mit dem Raum, in dem er steht.',
  },
} satisfies typeof english;
