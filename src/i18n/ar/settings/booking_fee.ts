import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الحجوزات الجديدة. يحتفظ الحجز بالرسوم التي سُجّل بها.',
  field: {
    booking_fee_amount: 'رسوم الحجز',
    booking_fee_per: 'تُطبَّق',
    booking_fee_is_off_the_bill: 'خصم الرسوم من الفاتورة',
    booking_fee_due_within: 'تُدفع خلال',
    booking_fee_after_no_shows: 'فقط بعد عدم الحضور',
  },
  help: {
    booking_fee_amount: 'يدفعها بالبطاقة من يحجز عبر الإنترنت. القيمة 0 تعني بلا رسوم.',
    booking_fee_is_off_the_bill: 'عند إيقافه تُضاف إلى الفاتورة.',
    booking_fee_due_within: 'إذا لم يدفع الضيف في الوقت المحدد، يُلغى الحجز وتصبح الطاولة متاحة.',
    booking_fee_after_no_shows: 'يدفعها فقط من لم يحضر هذا العدد من المرات على الأقل. القيمة 0 تعني الجميع.',
  },
  choice: { booking_fee_per: { booking: 'لكل حجز', person: 'لكل شخص' } },
  summary: { title: 'ما يقرؤه الضيوف' },
  sentence: {
    none: 'الحجز مجاني.',
    pay: 'يُرجى دفع %{fee} بالبطاقة خلال %{time} من الحجز. وإلا يُلغى حجزك.',
    deposit: 'نطلب عربونًا لأنك لم تحضر في حجز سابق.',
    off_the_bill: 'يُخصم المبلغ من فاتورتك.',
    kept: 'يُضاف المبلغ إلى فاتورتك.',
    returned: 'إذا ألغيت الحجز، يُرد إليك ما يتبقى بعد رسوم الإلغاء.',
    booking: '%{amount} لكل حجز',
    person: '%{amount} لكل شخص',
  },
} satisfies SettingsTexts;
