import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'الإشعارات',
  mark_all: 'تعليم الكل كمقروء',
  empty: 'لا إشعارات بعد',
  empty_detail: 'تظهر هنا أحداث آخر 7 أيام.',
  today: 'اليوم',
  yesterday: 'أمس',
  unread: 'غير مقروء',
  settings: 'إعدادات الإشعارات',
  kinds: 'كيف ينبّه هذا الجهاز إلى كل حدث',
  channel: { sound: 'صوت', notice: 'على الشاشة', list: 'في القائمة فقط' },
  kind: {
    new_order: 'طلب جديد',
    ending: 'طلب على وشك الرفض',
    unanswered: 'طلب لم يُقبل في الوقت المحدد',
    cancelled: 'طلب ألغاه العميل',
    answer: 'رد العميل على تغيير',
    changed: 'طلب تغيّر',
    courier: 'تحديثات التوصيل',
    nobody_found: 'لم يُعثر على مندوب',
    low_review: 'تقييم منخفض',
    document: 'مستندات المتجر',
  },
  jumps: 'فتح الأحداث من أي صفحة',
  jumps_detail:
    'بعد 30 ثانية دون استخدام، تفتح اللوحة صفحة الحدث الجديد. مع هذا الخيار تفتحها أي صفحة أخرى أيضًا، ما لم يكن هناك شيء مفتوح أو غير محفوظ.',
};
