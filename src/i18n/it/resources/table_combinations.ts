import type english from '../../en/resources/table_combinations';

export default {
  title: 'Combinazioni di tavoli',
  new: 'Nuova combinazione',
  record: 'la combinazione di tavoli %{name}',
  section: {
    main: 'Combinazione',
  },
  field: {
    name: 'Nome',
    table_ids: 'Tavoli',
    min_persons: 'Coperti minimi',
    max_persons: 'Coperti massimi',
  },
  help: {
    name: 'Senza nome, compaiono i numeri dei tavoli.',
  },
  empty: {
    title: 'Ancora nessuna combinazione',
    detail: 'Aggiungi i tavoli che si possono unire per un gruppo numeroso.',
  },
} satisfies typeof english;
