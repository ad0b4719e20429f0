import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الحجوزات الجديدة وعلى التي لم تُقبل بعد.',
  section: {
    requests: 'الحجوزات الجديدة',
    late: 'الضيوف المتأخرون',
    dishes: 'الأصناف المطلوبة مسبقًا',
  },
  field: {
    booking_accept_persons_max: 'القبول تلقائيًا حتى',
    booking_answer_within: 'الرفض تلقائيًا بعد',
    booking_answer_before: 'آخر وقت للرفض',
    booking_grace_period: 'إبقاء الطاولة محجوزة مدة',
    booking_after_grace: 'ما يحدث بعد ذلك',
    booking_kitchen_after: 'إرسالها إلى المطبخ بعد',
  },
  help: {
    booking_accept_persons_max: 'عدد الضيوف. القيمة 0 تعني قبول كل حجز يدويًا.',
    booking_answer_within: 'يُرفض الحجز الجديد إذا لم يُقبل خلال هذه المدة. القيمة 0 تعني بلا حد.',
    booking_answer_before: 'قبل وصول الضيوف بهذه المدة. يسري أقرب الحدّين. القيمة 0 تعني بلا حد.',
    booking_grace_period: 'بعد وقت الحجز.',
    booking_kitchen_after: 'تُحتسب من وصول الضيوف. القيمة 0 تعني الإرسال فورًا. إذا تُرك الحقل فارغًا، تُحضَّر لوقت الحجز.',
  },
  choice: {
    booking_after_grace: { ask: 'القرار لك', cancel: 'إلغاء الحجز' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'تبقى الطاولة محجوزة حتى قرارك.',
      cancel: 'يُسجّل أن الضيوف لم يحضروا، وتصبح الطاولة متاحة.',
    },
  },
} satisfies SettingsTexts;
