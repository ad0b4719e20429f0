import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري التغييرات على الرسائل الجديدة.',
  section: {
    account: 'الحساب',
    costs: 'التكاليف',
  },
  field: {
    is_sms_on: 'إرسال رسائل نصية',
    sms_format: 'الصيغة',
    sms_auth_id: 'معرّف الحساب (Auth ID)',
    sms_auth_token: 'رمز الدخول (Auth token)',
    sms_country_phone_code: 'رمز الدولة',
    sms_number: 'الرقم',
    sms_parts_price: 'سعر 100 جزء',
    sms_parts_per_day: 'الأجزاء في اليوم',
  },
  help: {
    is_sms_on: 'الضيوف الذين ليس لهم بريد إلكتروني تصلهم رسائل الحجز كرسائل نصية.',
    sms_format: 'صيغة واجهة API لدى مزوّد الخدمة.',
    sms_number: 'الرقم الذي تصدر منه الرسائل دون رمز الدولة: من 8 إلى 10 أرقام.',
    sms_parts_price: 'السعر في قائمة أسعار المزوّد. تتكون الرسالة من جزء أو أكثر.',
    sms_parts_per_day: 'لا تُرسل الرسائل التي تتجاوز هذا الحد. يُترك فارغًا لعدم وضع حد.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'اليوم',
    parts: 'الأجزاء المرسلة: %{parts}',
    over_limit: 'لم تُرسل بسبب الحد اليومي: %{count}',
    refused: 'رفضها المزوّد: %{count}.',
  },
  test: {
    title: 'رسالة تجريبية',
    detail: 'تُرسل مثالًا بالحساب المحفوظ، وتكلفتها كأي رسالة أخرى.',
    save_first: 'يُرجى حفظ التغييرات قبل إرسال رسالة تجريبية.',
    phone: 'رقم الهاتف',
    send: 'إرسال رسالة تجريبية',
    sent: 'قبِل المزوّد الرسالة. الأجزاء: %{parts}.',
  },
  problem: {
    cap: 'استُنفد الحد اليومي.',
    sign_in: 'رفض المزوّد معرّف الحساب أو رمز الدخول.',
    sender: 'رفض المزوّد الرقم الذي تصدر منه الرسالة.',
    recipient: 'لا يمكن للمزوّد الوصول إلى رقم الهاتف هذا.',
    blocked: 'رقم الهاتف هذا لا يقبل رسائل المتجر.',
    balance: 'لا رصيد متبقيًا في الحساب لدى المزوّد.',
    busy: 'المزوّد لا يستجيب الآن. يُرجى المحاولة مجددًا بعد دقيقة.',
    unreachable: 'تعذّر الاتصال بالمزوّد.',
    other: 'رفض المزوّد الرسالة.',
  },
} satisfies SettingsTexts;
