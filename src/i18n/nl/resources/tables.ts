import type english from '../../en/resources/tables';

export default {
  title: 'Tafels',
  new: 'Nieuwe tafel',
  search: 'Ruimte, code of notitie',
  record: 'tafel %{name}',
  section: {
    main: 'Tafel',
    guests: 'Gasten',
    note: 'Notitie',
  },
  field: {
    number: 'Nummer',
    code: 'Code',
    room: 'Ruimte',
    section: 'Bediend door',
    min_persons: 'Minimaal aantal gasten',
    max_persons: 'Maximaal aantal gasten',
    is_bookable: 'Te reserveren',
    note: 'Notitie',
    place: 'Plek op de plattegrond',
    token: 'QR-code',
  },
  help: {
    code: 'Zoals je kassa de tafel kent.',
    section: 'De persoon of het station dat deze tafel bedient.',
    is_bookable: 'Klanten kunnen deze tafel reserveren. Je team kan hem altijd gebruiken.',
  },
  choice: {
    shape: {
      round: 'Rond',
      square: 'Vierkant',
      rectangle: 'Rechthoekig',
    },
  },
  empty: {
    title: 'Nog geen tafels',
    detail: 'Voeg de tafels toe waaraan je gasten zitten, elk met de ruimte waarin die staat.',
  },
} satisfies typeof english;
