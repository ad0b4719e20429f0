import type english from '../../en/resources/tables';

export default {
  title: 'Tavoli',
  new: 'Nuovo tavolo',
  search: 'Sala, codice o nota',
  record: 'il tavolo %{name}',
  section: {
    main: 'Tavolo',
    guests: 'Coperti',
    note: 'Nota',
  },
  field: {
    number: 'Numero',
    code: 'Codice',
    room: 'Sala',
    section: 'Servito da',
    min_persons: 'Coperti minimi',
    max_persons: 'Coperti massimi',
    is_bookable: 'Prenotabile',
    note: 'Nota',
    place: 'Posto sulla pianta della sala',
    token: 'Codice QR',
  },
  help: {
    code: 'Come la tua cassa conosce il tavolo.',
    section: 'La persona o la postazione che serve questo tavolo.',
    is_bookable: 'I clienti possono prenotare questo tavolo. Il tuo staff può sempre usarlo.',
  },
  choice: {
    shape: {
      round: 'Rotondo',
      square: 'Quadrato',
      rectangle: 'Rettangolare',
    },
  },
  empty: {
    title: 'Ancora nessun tavolo',
    detail: 'Aggiungi i tavoli dove siedono i clienti, ciascuno con la sala in cui si trova.',
  },
} satisfies typeof english;
