import type english from '../../en/resources/table_combinations';

export default {
  title: 'Tafelcombinaties',
  new: 'Nieuwe combinatie',
  record: 'de tafelcombinatie %{name}',
  section: {
    main: 'Combinatie',
  },
  field: {
    name: 'Naam',
    table_ids: 'Tafels',
    min_persons: 'Minimaal aantal gasten',
    max_persons: 'Maximaal aantal gasten',
  },
  help: {
    name: 'Zonder naam worden de nummers van de tafels getoond.',
  },
  empty: {
    title: 'Nog geen combinaties',
    detail: 'Voeg tafels toe die voor een grote groep tegen elkaar kunnen.',
  },
} satisfies typeof english;
