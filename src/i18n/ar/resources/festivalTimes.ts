import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'مواعيد خاصة',
  new: 'إضافة مواعيد خاصة',
  search: 'نص للعملاء',
  record: 'المواعيد الخاصة %{name}',
  section: {
    main: 'الأيام وأوقات العمل',
  },
  field: {
    name: 'نص للعملاء',
    start_date: 'اليوم الأول',
    end_date: 'اليوم الأخير',
    is_yearly: 'كل سنة',
    hours: 'أوقات العمل في هذه الأيام',
  },
  empty: {
    title: 'لا مواعيد خاصة بعد',
    detail: 'يمكن إضافة عطل أو أيام إغلاق أو أيام بأوقات عمل مختلفة. تحل محل أوقات العمل المعتادة لليوم كله.',
  },
} satisfies ResourceTexts;
