import type { shellEntrance as english } from '../en/shellEntrance';

export const shellEntrance: typeof english = {
  product: 'Storedesk',
  dark_mode: 'الوضع الداكن',
  light_mode: 'الوضع الفاتح',
  not_found: {
    title: 'هذه الصفحة غير موجودة',
    detail: 'قد يكون في العنوان خطأ، أو أن الصفحة نُقلت.',
    home: 'العودة إلى الطلبات',
  },
  unauthorized: {
    title: 'لا صلاحية للدخول',
    detail: 'ليست لديك صلاحية فتح هذه الصفحة.',
    home: 'العودة إلى الطلبات',
  },
  start: {
    failed_title: 'تعذّر على Storedesk الوصول إلى خادمه',
    failed_detail: 'يُرجى التحقق من اتصال هذا الجهاز. لم يضع شيء من عملك.',
    retry: 'إعادة المحاولة',
    loading: 'جارٍ التحميل',
  },
  error: {
    title: 'حدث خطأ في هذه الصفحة',
    detail: 'طلباتك محفوظة. يُرجى إعادة تحميل الصفحة، وإن تكرر الخطأ فإخبار الدعم بما كنت تعمل عليه.',
    reload: 'إعادة تحميل الصفحة',
  },
  guard: {
    documents: 'المستندات لم تُرفع بعد. بعد رفع المستندات المطلوبة تُفتح بقية الصفحات.',
    not_approved: 'لم يُعتمد متجرك بعد. يبدأ العمل هنا فور اعتماده من المنصة.',
    not_verified: 'لم يكتمل التحقق. يُرجى تأكيد البريد الإلكتروني ورقم الهاتف، ثم تسجيل الدخول من جديد.',
  },
};
