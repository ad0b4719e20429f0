import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على آخر 50 رسالة إلى عملائك.',
  failed: 'تعذّر تحميل الرسائل.',
  none: 'لم تُرسل أي رسالة إلى عملائك بعد.',
  state: {
    waiting: 'في الانتظار',
    sent: 'أُرسلت',
    failed: 'لم تُرسل',
    bounced: 'ارتدّت',
  },
  stopped: {
    title: 'عناوين لا تقبل البريد',
    detail: 'لن تصلها رسائل منك حتى يُسمح بذلك من جديد.',
    lift: 'السماح من جديد',
    lifted: 'يتلقى هذا العنوان الرسائل من جديد.',
  },
} satisfies SettingsTexts;
