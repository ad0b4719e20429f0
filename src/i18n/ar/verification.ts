import type { texts as english } from '../en/verification';
import { registration } from './registration';
import { secondFactor } from './secondFactor';
import { social } from './social';

const verification: (typeof english)['verification'] = {
  title: 'التحقق من المتجر',
  step: 'الخطوة %{step} من %{count}',
  code: 'الرمز',
  submit: 'التحقق',
  sending: 'جارٍ إرسال رمز…',
  resend: 'إرسال رمز آخر',
  resend_in:
    'يمكن إرسال رمز آخر الآن |||| إرسال رمز آخر بعد ثانية |||| إرسال رمز آخر بعد ثانيتين |||| إرسال رمز آخر بعد %{smart_count} ثوانٍ |||| إرسال رمز آخر بعد %{smart_count} ثانية |||| إرسال رمز آخر بعد %{smart_count} ثانية',
  resend_at: 'يمكنك طلب رمز آخر عند الساعة %{time}.',
  resent: 'رمز جديد في الطريق إليك. الرموز السابقة لم تعد صالحة.',
  recent: 'تم إرسال رمز قبل قليل. يُرجى إدخاله أو الانتظار لطلب رمز آخر.',
  other_account: 'استخدام حساب آخر',
  email: {
    title: 'التحقق من بريدك الإلكتروني',
    detail: 'نرسل رمزًا من 6 أرقام إلى %{recipient}. يُرجى إدخاله هنا.',
    hint: 'لم تصل الرسالة؟ يُرجى البحث في مجلد الرسائل غير المرغوب فيها.',
    demo: 'عرض تجريبي: لا تُرسل أي رسالة بريد. هذا هو نصها:',
  },
  phone: {
    title: 'التحقق من رقم هاتفك',
    detail: 'نرسل رمزًا من 6 أرقام إلى الرقم %{recipient}. يُرجى إدخاله هنا.',
    hint: 'قد تستغرق الرسالة النصية دقيقة.',
    demo: 'عرض تجريبي: لا تُرسل أي رسالة نصية. هذا هو نصها:',
  },
  error: {
    required: 'يُرجى إدخال الرمز.',
    too_short: 'هذا الرمز قصير جدًا. عدد أرقام الرمز: %{count}.',
    too_long: 'هذا الرمز طويل جدًا. عدد أرقام الرمز: %{count}.',
    wrong: 'الرمز غير صحيح. يُرجى التحقق منه والمحاولة مرة أخرى.',
    ended: 'لم يعد هذا الرمز صالحًا. يُرجى طلب رمز آخر.',
  },
};

const captcha: (typeof english)['captcha'] = {
  checking: 'جارٍ إجراء فحص الأمان…',
  done: 'اكتمل فحص الأمان',
  failed: 'تعذّر إجراء فحص الأمان. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
};

export const texts: typeof english = { verification, captcha, registration, secondFactor, social };
