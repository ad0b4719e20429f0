import type { settings as english } from '../en/settings';

/** The settings' frame; each section has a file in `settings`. */
export const settings: typeof english = {
  failed: 'تعذّر تحميل الإعدادات.',
  discard: 'تجاهل التغييرات',
  search: 'البحث في الإعدادات',
  nothing: 'لا إعدادات تطابق «%{text}».',
  hours: {
    own: 'أوقات عمل منفصلة: %{type}',
    no_day: 'يجب تحديد أوقات عمل ليوم واحد على الأقل. لعدم استقبال نوع من الطلبات، يمكن إيقافه من قسم «الطلب».',
  },
  secret: {
    set: 'ضُبط في %{on}',
    ends: 'ينتهي بـ %{last}، ضُبط في %{on}',
    replace: 'استبدال',
    remove: 'إزالة',
    removed: 'سيُزال عند الحفظ',
    keep: 'إبقاء',
    owner: 'صاحب المتجر وحده يمكنه ضبط هذا.',
    again: 'يُرجى إدخاله مجددًا، لأنه سيُرسل إلى خادم آخر.',
  },
};
