import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة. تحتفظ الطلبات المفتوحة بالشروط التي سُجّلت بها.',
  section: {
    limit: 'مهلة الإلغاء',
    charge: 'رسوم الإلغاء',
  },
  field: {
    cancel_until: 'يمكن للعملاء الإلغاء حتى',
    cancel_within: 'دقائق بعد القبول',
    cancellation_type: 'تُحسب رسوم الإلغاء من',
    cancellation_mode: 'رسوم الإلغاء',
    cancellation_charge: 'المبلغ',
    cancellation_percent: 'النسبة',
    cancellation_above: 'فقط للطلبات بقيمة لا تقل عن',
  },
  help: {
    cancel_within: 'يسري أقرب الحدّين. قبل قبول الطلب يمكن للعميل إلغاؤه دائمًا مجانًا.',
    cancellation_type: 'لا تتجاوز رسوم الإلغاء هذا المبلغ أبدًا.',
    cancellation_above: 'تُلغى الطلبات الأقل من ذلك مجانًا.',
  },
  choice: {
    cancel_until: {
      1: 'قبول الطلب',
      3: 'بدء التحضير في المطبخ',
      5: 'جاهزية الطلب',
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
    title: 'كم ستكون رسوم الإلغاء',
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
