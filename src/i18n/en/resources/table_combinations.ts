import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Table combinations',
  new: 'New combination',
  record: 'the table combination %{name}',
  section: { main: 'Combination' },
  field: {
    name: 'Name',
    table_ids: 'Tables',
    min_persons: 'Fewest guests',
    max_persons: 'Most guests',
  },
  help: { name: 'Without a name, the numbers of the tables are shown.' },
  empty: {
    title: 'No combinations yet',
    detail: 'Add tables that can be pushed together for a large party.',
  },
} satisfies ResourceTexts;
