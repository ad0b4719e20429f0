import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'تعذّر تحميل النقد.',
  held: 'النقد لدى المندوبين',
  hand_in: {
    action: 'تسليم',
    open: '%{name}: تسليم %{amount}',
    title: 'النقد لدى %{name}',
    confirm: 'تسليم %{amount}',
    done: 'تم تسليم النقد من %{name}: %{amount}',
    changed: 'انتهى طلب للتو فتغيّر المبلغ المتوقع. يُرجى العدّ مرة أخرى.',
  },
  expected: 'المبلغ المتوقع',
  counted: 'المبلغ الفعلي',
  difference: 'الفرق',
  exact: 'مطابق تمامًا',
  missing: 'العجز: %{amount}',
  extra: 'الزيادة: %{amount}',
  left: 'يبقى %{amount} مع المندوب',
  part: 'جزء فقط، والباقي لاحقًا',
  reason: {
    label: 'سبب الفرق',
    change: 'خطأ في الفكّة',
    tip: 'إكرامية',
    expense: 'دفع مصروفات',
    lost: 'فقدان النقد',
  },
  handovers: 'آخر عمليات تسليم النقد',
  person: 'المندوب',
  counted_by: 'العدّ بواسطة',
  none: 'لا فرق',
  empty: {
    title: 'لا نقد للتسليم',
    detail: 'يظهر هنا النقد الذي يحصّله المندوبون من العملاء.',
  },
};
