import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} المنتهية بـ %{last4}',
  state: {
    waiting: 'بانتظار العميل',
    authorized: 'محجوز: %{amount}',
    saved: 'البطاقة محفوظة، ويُخصم منها عند قبولك الطلب.',
    paid: 'حُصّل %{amount}',
    voided: 'أُلغي الحجز، ولم يُخصم شيء',
    failed: 'لم يُدفع: %{amount}',
  },
  until: 'يمكن تحصيله حتى %{time}',
  refund: {
    waiting: 'رد %{amount} قيد التنفيذ',
    done: 'رُد %{amount}',
    failed: 'تعذّر رد %{amount}',
  },
  retry: 'رد المبلغ مجددًا',
  link: 'رابط الدفع',
  dispute: {
    open: 'اعتراض على %{amount}',
    won: 'كسبت الاعتراض: %{amount}',
    lost: 'خسرت الاعتراض: %{amount}',
  },
};
