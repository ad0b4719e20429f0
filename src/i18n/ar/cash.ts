import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'تعذّر تحميل النقد.',
  held: 'النقد لدى المندوبين',
  hand_in: {
    action: 'تسليم',
    open: '%{name}: تسليم %{amount}',
    title: 'النقد لدى %{name}',
    confirm: 'تسليم %{amount}',
    done: 'تم التسليم من %{name}: %{amount}',
    changed: 'اكتمل طلب للتو وتغيّر المبلغ المتوقع. يُرجى العدّ مرة أخرى.',
  },
  expected: 'المتوقع',
  counted: 'المعدود',
  difference: 'الفرق',
  exact: 'مطابق تمامًا',
  missing: 'ناقص %{amount}',
  extra: 'زائد %{amount}',
  left: 'يبقى %{amount} مع المندوب',
  part: 'جزء فقط: الباقي لاحقًا',
  reason: {
    label: 'سبب الفرق',
    change: 'خطأ في الفكّة',
    tip: 'إكرامية',
    expense: 'دفع ثمن شيء',
    lost: 'ضاع',
  },
  handovers: 'آخر عمليات التسليم',
  person: 'المندوب',
  counted_by: 'العدّ بواسطة',
  none: 'لا فرق',
  empty: {
    title: 'لا نقد للتسليم',
    detail: 'يظهر هنا النقد الذي يأخذه المندوبون من العملاء.',
  },
};
