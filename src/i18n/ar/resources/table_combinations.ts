import type english from '../../en/resources/table_combinations';

export default {
  title: 'مجموعات الطاولات',
  new: 'مجموعة جديدة',
  record: 'مجموعة الطاولات %{name}',
  section: {
    main: 'المجموعة',
  },
  field: {
    name: 'الاسم',
    table_ids: 'الطاولات',
    min_persons: 'أقل عدد من الضيوف',
    max_persons: 'أكبر عدد من الضيوف',
  },
  help: {
    name: 'بلا اسم تظهر أرقام الطاولات.',
  },
  empty: {
    title: 'لا مجموعات بعد',
    detail: 'أضف طاولات يمكن ضمّها معًا لمجموعة كبيرة من الضيوف.',
  },
} satisfies typeof english;
