import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'الصوت: %{state}',
    on: 'مفعّل',
    off: 'متوقف',
    blocked: 'يمنعه المتصفح',
    title: 'الصوت على هذا الجهاز',
    volume: 'مستوى الصوت',
    mute: 'كتم',
    test: 'تجربة',
    test_cancel: 'تجربة صوت الإلغاء',
    blocked_banner: 'الصوت متوقف إلى أن تُلمس الصفحة.',
    allow: 'تشغيل الصوت',
  },
  connection: {
    live: 'متصل',
    connecting: 'جارٍ الاتصال',
    cut_off: 'لا اتصال',
    outage: 'غير متاح',
    too_many_tabs: 'علامات تبويب كثيرة',
  },
  announce: {
    changed: 'تغيّر الطلب %{number}',
    new: 'طلب جديد %{number}، %{type}، %{total}',
    cancelled: 'ألغى العميل الطلب %{number}',
    moved: 'الطلب %{number}: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'رُفض الطلب %{number}: لم يردّ أحد خلال %{time}.',
    in_time: 'رُفض الطلب %{number}: لم يردّ أحد في الوقت المحدد.',
    /** Notifications, below the order's number. */
    ending: 'لم يردّ أحد بعد: سيُرفض بعد قليل.',
    push: 'مرفوض: لم يردّ أحد في الوقت المحدد.',
    card: 'أُعيد مبلغ %{amount} المدفوع بالبطاقة.',
    cash: 'أُعيد المبلغ المدفوع %{amount}.',
    unpaid: 'لم يكن قد دُفع شيء.',
    table: 'الطاولة %{number} متاحة من جديد.',
  },
  notice: {
    about: 'الطلب %{number}: %{text}',
    ending: 'سيُرفض الطلب %{number} بعد قليل: لم يردّ عليه أحد بعد.',
    view: 'عرض',
    change_declined: 'الطلب %{number}: رفض العميل التغيير.',
    change_expired: 'الطلب %{number}: لم يردّ العميل في الوقت المحدد. لم يتغيّر الطلب.',
  },
};
