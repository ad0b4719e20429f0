import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Особый график',
  new: 'Добавить особый график',
  search: 'Текст для клиентов',
  record: 'особый график «%{name}»',
  section: {
    main: 'Дни и часы',
  },
  field: {
    name: 'Текст для клиентов',
    start_date: 'Первый день',
    end_date: 'Последний день',
    is_yearly: 'Каждый год',
    hours: 'Часы в эти дни',
  },
  empty: {
    title: 'Особого графика пока нет',
    detail: 'Добавьте праздники, выходные или дни с другими часами. Они заменят обычные часы на весь день.',
  },
} satisfies ResourceTexts;
