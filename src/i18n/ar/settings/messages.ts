import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري التغييرات على الرسائل الجديدة.',
  field: {
    message_booking_accepted: 'تأكيد الحجز',
    message_booking_reminder: 'تذكير بالحجز',
    message_booking_changed: 'تغيير الحجز',
    message_booking_cancelled: 'إلغاء الحجز',
    message_review_reply: 'رد على تقييم',
  },
  send: 'إرسال',
  title_email: 'الموضوع',
  title_sms: 'السطر الأول',
  content: 'النص',
  unknown: 'لا يمكن تعبئة %{placeholder}. يُرجى استخدام الرموز أدناه.',
  elsewhere: 'يُرجى مراجعة النص الآخر: %{channel}، %{language}.',
  channels: 'طريقة الإرسال',
  language: 'اللغة',
  only_mail: 'تُرسل هذه الرسالة بالبريد الإلكتروني فقط.',
  insert: 'إدراج رمز',
  back: 'العودة إلى النص الأساسي',
  preview: 'معاينة ببيانات تجريبية',
  send_all: 'إرسال كل النصوص إليّ: %{language}',
  sent: 'رسائل في طريقها إلى %{recipient}: %{count}',
  demo: 'عرض تجريبي: لا تُرسل هذه الرسائل. أولها:',
  channel: {
    email: 'البريد الإلكتروني',
    sms: 'رسالة نصية',
  },
  placeholder: {
    name: 'اسم العميل',
    store: 'اسم المتجر',
    at: 'التاريخ والوقت',
    persons: 'عدد الضيوف',
    link: 'رابط الحجز',
    number: 'رقم الطلب',
    reply: 'الرد',
  },
  sms: {
    parts: 'الأجزاء: %{parts}. الأحرف: %{characters}.',
    special: 'يتسع الجزء لأحرف أقل بسبب: %{characters}',
  },
} satisfies SettingsTexts;
