import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'تعذّر\u00A0تحميل\u00A0النقد.',
  held: 'النقد\u00A0لدى\u00A0المندوبين',
  hand_in: {
    action: 'تسليم',
    open: '%{name}:\u00A0تسليم\u00A0%{amount}',
    title: 'النقد\u00A0لدى\u00A0%{name}',
    confirm: 'تسليم\u00A0%{amount}',
    done: 'تم\u00A0التسليم\u00A0من\u00A0%{name}:\u00A0%{amount}',
    changed: 'اكتمل\u00A0طلب\u00A0للتو\u00A0وتغيّر\u00A0المبلغ\u00A0المتوقع.\u00A0يُرجى\u00A0العدّ\u00A0مرة\u00A0أخرى.',
  },
  expected: 'المتوقع',
  counted: 'المعدود',
  difference: 'الفرق',
  exact: 'مطابق\u00A0تمامًا',
  missing: 'ناقص\u00A0%{amount}',
  extra: 'زائد\u00A0%{amount}',
  left: 'يبقى\u00A0%{amount}\u00A0مع\u00A0المندوب',
  part: 'جزء\u00A0فقط:\u00A0الباقي\u00A0لاحقًا',
  reason: {
    label: 'سبب\u00A0الفرق',
    change: 'خطأ\u00A0في\u00A0الفكّة',
    tip: 'إكرامية',
    expense: 'دفع\u00A0ثمن\u00A0شيء',
    lost: 'ضاع',
  },
  handovers: 'آخر\u00A0عمليات\u00A0التسليم',
  person: 'المندوب',
  counted_by: 'العدّ\u00A0بواسطة',
  none: 'لا\u00A0فرق',
  empty: {
    title: 'لا\u00A0نقد\u00A0للتسليم',
    detail: 'يظهر\u00A0هنا\u00A0النقد\u00A0الذي\u00A0يأخذه\u00A0المندوبون\u00A0من\u00A0العملاء.',
  },
};
