import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'تنتهي الفترة التجريبية لمتجر %{store} في %{day}',
    lines: [
      'تنتهي الفترة التجريبية لمتجر %{store} في %{day}. ابتداءً من ذلك اليوم لن يستقبل المتجر طلبات جديدة.',
      'يُرجى اختيار باقة قبل ذلك. يظهر المبلغ ويوم الخصم بدقة قبل التأكيد:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'الفاتورة %{number} لمتجر %{store}: %{amount}',
    lines: [
      'صدرت الفاتورة %{number} عن اشتراك متجر %{store}: %{amount}.',
      'يمكنك عرضها وتنزيلها بصيغة PDF هنا:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'تعذّر دفع اشتراك متجر %{store}',
    lines: [
      'تعذّر خصم مبلغ الفاتورة %{number} لمتجر %{store} (%{amount}) من بطاقتك.',
      'يستمر كل شيء في العمل حتى %{day}. يُرجى دفعها قبل ذلك بهذه البطاقة أو بغيرها:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: 'متجر %{store} مقفل إلى أن يتم الدفع',
    lines: [
      'متجر %{store} مقفل منذ %{day} لعدم وجود اشتراك مدفوع. لا يزال بإمكانك إنهاء الطلبات الموجودة.',
      'يمكنك الدفع والمتابعة فورًا من هنا:',
      '%{link}',
    ],
  },
};
