import type english from '../../en/resources/tables';

export default {
  title: 'الطاولات',
  new: 'طاولة جديدة',
  search: 'القاعة أو الرمز أو الملاحظة',
  record: 'الطاولة %{name}',
  section: {
    main: 'الطاولة',
    guests: 'الضيوف',
    note: 'ملاحظة',
  },
  field: {
    number: 'الرقم',
    code: 'الرمز',
    room: 'القاعة',
    section: 'يخدمها',
    min_persons: 'أقل عدد من الضيوف',
    max_persons: 'أكبر عدد من الضيوف',
    is_bookable: 'قابلة للحجز',
    note: 'ملاحظة',
    place: 'المكان على مخطط القاعة',
    token: 'رمز QR',
  },
  help: {
    code: 'كما يعرف صندوق الدفع لديك هذه الطاولة.',
    section: 'الشخص أو القسم الذي يخدم هذه الطاولة.',
    is_bookable: 'يستطيع العملاء حجز هذه الطاولة. ويستطيع فريقك استخدامها دائمًا.',
  },
  choice: {
    shape: {
      round: 'دائرية',
      square: 'مربعة',
      rectangle: 'مستطيلة',
    },
  },
  empty: {
    title: 'لا طاولات بعد',
    detail: 'أضف الطاولات التي يجلس إليها ضيوفك، كل واحدة مع القاعة التي توجد فيها.',
  },
} satisfies typeof english;
