import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Особый график',
  new: 'Новый особый день',
  search: 'Поиск особых дней',
  record: 'особый день «%{name}»',
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
    title: 'Особых дней пока нет',
    detail: 'Добавьте праздник, отпуск или дни с другими часами. Они заменяют весь день.',
  },
} satisfies ResourceTexts;
