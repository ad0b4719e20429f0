import type english from '../../en/resources/table_combinations';

export default {
  title: 'Combinaisons de tables',
  new: 'Nouvelle combinaison',
  record: 'la combinaison de tables %{name}',
  section: {
    main: 'Combinaison',
  },
  field: {
    name: 'Nom',
    table_ids: 'Tables',
    min_persons: 'Couverts au minimum',
    max_persons: 'Couverts au maximum',
  },
  help: {
    name: 'Sans nom, les numéros des tables sont affichés.',
  },
  empty: {
    title: 'Pas encore de combinaisons',
    detail: 'Ajoutez les tables qui peuvent être rapprochées pour un grand groupe.',
  },
} satisfies typeof english;
