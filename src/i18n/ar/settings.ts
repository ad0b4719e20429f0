import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'تعذّر تحميل الإعدادات.',
  orders: {
    answer_within: 'الدقائق قبل رفض الطلب الجديد',
    answer_within_hint: 'إذا لم يقبل أحد الطلب أو يرفضه خلال هذه المدة، يُرفض تلقائيًا ويُعاد المبلغ إلى العميل.',
    note: 'يسري أيضًا على الطلبات المنتظرة الآن. الطلبات المجدولة تنتظر موعدها. الطلبات التي يسجّلها فريقكم تُقبل فورًا.',
  },
};
