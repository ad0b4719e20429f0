import type english from '../../en/resources/table_combinations';

export default {
  title: 'Combinaciones de mesas',
  new: 'Combinación nueva',
  record: 'la combinación de mesas %{name}',
  section: {
    main: 'Combinación',
  },
  field: {
    name: 'Nombre',
    table_ids: 'Mesas',
    min_persons: 'Mínimo de comensales',
    max_persons: 'Máximo de comensales',
  },
  help: {
    name: 'Sin nombre, se muestran los números de las mesas.',
  },
  empty: {
    title: 'Todavía no hay combinaciones',
    detail: 'Agrega las mesas que se pueden juntar para un grupo grande.',
  },
} satisfies typeof english;
