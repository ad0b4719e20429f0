import type english from '../../en/resources/tables';

export default {
  title: 'Mesas',
  new: 'Nova mesa',
  search: 'Ambiente, código ou anotação',
  record: 'a mesa %{name}',
  section: {
    main: 'Mesa',
    guests: 'Pessoas',
    note: 'Anotação',
  },
  field: {
    number: 'Número',
    code: 'Código',
    room: 'Ambiente',
    section: 'Atendida por',
    min_persons: 'Mínimo de pessoas',
    max_persons: 'Máximo de pessoas',
    is_bookable: 'Pode ser reservada',
    note: 'Anotação',
    place: 'Lugar na planta do salão',
    token: 'Código QR',
  },
  help: {
    code: 'Como o seu caixa conhece a mesa.',
    section: 'A pessoa ou o posto que atende esta mesa.',
    is_bookable: 'Os clientes podem reservar esta mesa. Sua equipe sempre pode usá-la.',
  },
  choice: {
    shape: {
      round: 'Redonda',
      square: 'Quadrada',
      rectangle: 'Retangular',
    },
  },
  empty: {
    title: 'Ainda não há mesas',
    detail: 'Adicione as mesas em que as pessoas se sentam, cada uma com o ambiente em que fica.',
  },
} satisfies typeof english;
