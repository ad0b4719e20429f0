import type english from '../../en/resources/table_combinations';

export default {
  title: 'Combinações de mesas',
  new: 'Nova combinação',
  record: 'a combinação de mesas %{name}',
  section: {
    main: 'Combinação',
  },
  field: {
    name: 'Nome',
    table_ids: 'Mesas',
    min_persons: 'Mínimo de pessoas',
    max_persons: 'Máximo de pessoas',
  },
  help: {
    name: 'Sem nome, aparecem os números das mesas.',
  },
  empty: {
    title: 'Ainda não há combinações',
    detail: 'Adicione mesas que podem ser juntadas para um grupo grande.',
  },
} satisfies typeof english;
