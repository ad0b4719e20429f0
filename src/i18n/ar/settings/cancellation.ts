import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة. يحتفظ كل طلب بالشروط التي سُجّل بها.',
  section: {
    limit: 'حتى متى',
    charge: 'الرسوم',
  },
  field: {
    cancel_until: 'يمكن للعملاء الإلغاء حتى',
    cancel_within: 'دقائق بعد القبول',
    cancellation_type: 'تُحسب الرسوم على',
    cancellation_mode: 'الرسوم',
    cancellation_charge: 'المبلغ',
    cancellation_percent: 'النسبة',
    cancellation_above: 'فقط للطلبات من',
  },
  help: {
    cancel_within: 'يسري أقرب الحدّين. قبل قبول الطلب يمكن للعميل إلغاؤه دائمًا مجانًا.',
    cancellation_type: 'لا تتجاوز الرسوم هذا المبلغ أبدًا.',
    cancellation_above: 'تُلغى الطلبات الأقل من ذلك مجانًا.',
  },
  choice: {
    cancel_until: {
      1: 'قبوله',
      3: 'بدء المطبخ',
      5: 'جاهزيته',
    },
    cancellation_type: {
      with_order: 'الطلب كله',
      without_order: 'رسوم التوصيل فقط',
    },
    cancellation_mode: {
      absolute: 'مبلغ ثابت',
      percentage: 'نسبة مئوية',
    },
  },
  example: {
    title: 'ما الذي سيُحتسب',
    detail: 'إذا ألغى العميل بعد قبول الطلب.',
    line: 'طلب بقيمة %{total}، منها %{fee} للتوصيل: %{charge}',
  },
  step: {
    with_order: 'الطلب %{amount}',
    without_order: 'رسوم التوصيل %{amount}',
    below: 'دون الحد الأدنى: %{amount}',
    absolute: 'مبلغ ثابت %{amount}',
    percentage: 'النسبة %{amount}',
    capped: 'بحد أقصى %{amount}',
  },
} satisfies SettingsTexts;
