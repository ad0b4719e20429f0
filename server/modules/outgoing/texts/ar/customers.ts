import type { CustomerTexts } from '../../messageTexts';

export const customers: CustomerTexts = {
  booking_accepted: {
    subject: 'طاولتك في %{store} محجوزة',
    lines: [
      'طاولتك في %{store} محجوزة.',
      '%{at}، عدد الضيوف: %{persons}',
      'يمكنك عرض حجزك أو تغييره أو إلغاؤه هنا:',
      '%{link}',
    ],
  },
  booking_fee_due: {
    subject: 'يُرجى دفع رسوم حجز طاولتك في %{store}',
    lines: [
      'لديك طاولة في %{store}.',
      '%{at}، عدد الضيوف: %{persons}',
      'يُرجى دفع رسوم الحجز %{fee} حتى %{due}، وإلا أصبحت الطاولة متاحة لغيرك. يمكنك الدفع هنا، وكذلك تغيير حجزك أو إلغاؤه:',
      '%{link}',
    ],
  },
  booking_reminder: {
    subject: 'تذكير: طاولتك في %{store}',
    lines: [
      'لديك طاولة في %{store}.',
      '%{at}، عدد الضيوف: %{persons}',
      'يُرجى تأكيد الحضور. يمكنك أيضًا تغيير حجزك أو إلغاؤه هنا:',
      '%{link}',
    ],
  },
  booking_changed: {
    subject: 'تغيّر حجزك في %{store}',
    lines: [
      'تم تغيير حجزك في %{store}. أصبح الآن:',
      '%{at}، عدد الضيوف: %{persons}',
      'إذا لم يناسبك ذلك، فيمكنك تغيير الحجز أو إلغاؤه هنا:',
      '%{link}',
    ],
  },
  booking_cancelled: {
    subject: 'تم إلغاء حجزك في %{store}',
    lines: [
      'نأسف، اضطررنا إلى إلغاء حجزك في %{store}:',
      '%{at}، عدد الضيوف: %{persons}',
      'نعتذر عن ذلك، ونأمل أن تكون لنا فرصة أخرى لاستقبالك.',
    ],
  },
  booking_released: {
    subject: 'لم تعد طاولتك في %{store} محجوزة',
    lines: [
      'لم تعد طاولتك في %{store} محجوزة، لأن رسوم الحجز %{fee} لم تُدفع في الوقت المحدد:',
      '%{at}، عدد الضيوف: %{persons}',
      'إذا كنت لا تزال ترغب في الحضور، فيُرجى الحجز من جديد.',
    ],
  },
  review_reply: {
    subject: 'رد من %{store} على تقييمك',
    lines: ['رد من %{store} على تقييمك للطلب رقم %{number}:', '%{reply}'],
  },
};
