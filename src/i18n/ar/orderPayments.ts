import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} المنتهية بـ %{last4}',
  state: {
    waiting: 'جارٍ خصم %{amount}',
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
  failure: {
    no_answer: 'لا تستجيب البوابة. ستُعاد المحاولة.',
    keys: 'ترفض البوابة مفاتيح المتجر.',
    not_set_up: 'لم تعد البوابة معدّة.',
    partial: 'لا تتيح البوابة ذلك لجزء من المبلغ.',
    balance: 'رصيدك لدى البوابة غير كافٍ.',
    funds: 'رصيد البطاقة غير كافٍ.',
    expired: 'انتهت صلاحية البطاقة.',
    confirmation: 'يطلب البنك من العميل تأكيد الدفع.',
    refunded: 'المبلغ المتبقي للرد أقل من ذلك.',
    amount: 'لا تقبل البوابة هذا المبلغ أو هذه العملة.',
    gone: 'لم تعد البوابة تعرف هذه الدفعة أو البطاقة.',
    email: 'تحتاج البوابة إلى البريد الإلكتروني للعميل.',
    declined: 'رُفضت البطاقة.',
    other: 'رفضت البوابة الطلب.',
  },
  retry: 'رد المبلغ مجددًا',
  link: 'رابط الدفع',
  dispute: {
    open: 'اعتراض على %{amount}',
    won: 'كسبت الاعتراض: %{amount}',
    lost: 'خسرت الاعتراض: %{amount}',
  },
};
