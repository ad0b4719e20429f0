import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء التغييرات فورًا. الطلبات المفتوحة تحتفظ بالعنوان الذي سُجّلت به.',
  section: {
    about: 'عن المتجر',
    place: 'العنوان',
    contact: 'وسائل تواصل العملاء',
  },
  field: {
    name: 'الاسم',
    description: 'الوصف',
    tags: 'الوسوم',
    price_rating: 'مستوى الأسعار',
    address: 'العنوان',
    location: 'خط العرض وخط الطول',
    contact_phone: 'الهاتف',
    contact_country_phone_code: 'رمز الدولة',
    contact_email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
  },
  help: {
    tags: 'كلمات تساعد العملاء في العثور على متجرك. يُضغط Enter بعد كل كلمة.',
    location: 'تُقاس مسافات التوصيل من هنا.',
    contact_phone: 'هاتف حساب الدخول وبريده لا يظهران للعملاء.',
  },
  map: {
    title: 'على الخريطة',
    detail: 'يُرجى تحديد موقع المتجر باللمس أو كتابة الإحداثيات أعلاه.',
  },
  choice: {
    price_rating: {
      1: 'رخيص',
      2: 'متوسط',
      3: 'مرتفع',
      4: 'مرتفع جدًا',
    },
  },
} satisfies SettingsTexts;
