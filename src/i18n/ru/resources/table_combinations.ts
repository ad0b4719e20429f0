import type english from '../../en/resources/table_combinations';

export default {
  title: 'Сочетания столиков',
  new: 'Новое сочетание',
  record: 'сочетание столиков %{name}',
  section: {
    main: 'Сочетание',
  },
  field: {
    name: 'Название',
    table_ids: 'Столики',
    min_persons: 'Гостей не меньше',
    max_persons: 'Гостей не больше',
  },
  help: {
    name: 'Без названия показываются номера столиков.',
  },
  empty: {
    title: 'Сочетаний пока нет',
    detail: 'Добавьте столики, которые можно сдвинуть для большой компании.',
  },
} satisfies typeof english;
