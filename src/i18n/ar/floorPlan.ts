import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'اسحب الطاولة، أو المسها ثم المس مكانها الجديد. وبلوحة المفاتيح تحرّك مفاتيح الأسهم الطاولة التي عليها التركيز.',
  plan: 'مخطط القاعة: %{room}',
  rooms: 'القاعات',
  no_room: 'بلا قاعة',
  table: 'الطاولة %{number}، %{persons} ضيوف',
  put: 'وضع الطاولة %{number} هنا',
  at: 'الطاولة %{number}: العمود %{column}، الصف %{row}',
  off: 'خارج المخطط',
  off_detail: 'المس طاولة لوضعها على المخطط.',
  take_off: 'إزالة من المخطط',
  selected: 'الطاولة %{number}',
  none_selected: 'المس طاولة لتغيير شكلها أو حجمها.',
  shape: 'الشكل',
  wider: 'أعرض',
  narrower: 'أضيق',
  longer: 'أطول',
  shorter: 'أقصر',
  turn_left: 'تدوير إلى اليسار',
  turn_right: 'تدوير إلى اليمين',
  empty: {
    title: 'لا طاولات بعد',
    detail: 'أضف طاولاتك أولًا، كل واحدة مع قاعتها.',
  },
  failed: 'تعذّر تحميل الطاولات.',
};
