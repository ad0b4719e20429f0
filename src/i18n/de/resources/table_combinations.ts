import type english from '../../en/resources/table_combinations';

export default {
  title: 'Tischkombinationen',
  new: 'Neue Kombination',
  record: 'die Tischkombination %{name}',
  section: {
    main: 'Kombination',
  },
  field: {
    name: 'Name',
    table_ids: 'Tische',
    min_persons: 'Mindestens Gäste',
    max_persons: 'Höchstens Gäste',
  },
  help: {
    name: 'Ohne Namen werden die Nummern der Tische angezeigt.',
  },
  empty: {
    title: 'Noch keine Kombinationen',
    detail: 'Legen Sie fest, welche Tische für eine große Gruppe zusammengestellt werden können.',
  },
} satisfies typeof english;
