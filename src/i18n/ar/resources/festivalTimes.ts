import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'أيام بمواعيد خاصة',
  new: 'يوم جديد بمواعيد خاصة',
  search: 'البحث في المواعيد الخاصة',
  record: 'المواعيد الخاصة %{name}',
  section: {
    main: 'الأيام والمواعيد',
  },
  field: {
    name: 'نص للعملاء',
    start_date: 'اليوم الأول',
    end_date: 'اليوم الأخير',
    is_yearly: 'كل سنة',
    hours: 'المواعيد في هذه الأيام',
  },
  empty: {
    title: 'لا مواعيد خاصة بعد',
    detail: 'يمكن إضافة عطلة أو أيام بمواعيد مختلفة. تحل محل مواعيد اليوم كله.',
  },
} satisfies ResourceTexts;
