import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'عن العميل',
  orders:
    'لا طلبات |||| طلب واحد بتاريخ %{date} |||| طلبان، آخرهما بتاريخ %{date} |||| %{smart_count} طلبات، آخرها بتاريخ %{date} |||| %{smart_count} طلبًا، آخرها بتاريخ %{date} |||| %{smart_count} طلب، آخرها بتاريخ %{date}',
  add: 'إضافة ملاحظة',
  edit: 'تعديل الملاحظة',
  erase: 'حذف بيانات العميل',
  title: 'ملاحظة عن %{name}',
  title_unnamed: 'ملاحظة عن هذا العميل',
  field: {
    allergies: 'الحساسية',
    note: 'ملاحظة لفريقك',
    language: 'اللغة',
    is_blocked: 'محظور',
  },
  blocked_help: 'يُطلب تأكيدك قبل تسجيل طلب لهذا الرقم. ولا يؤثر ذلك في طلبات التطبيق.',
  no_language: 'غير معروفة',
  allergic_to: 'الحساسية: %{allergies}',
  language: 'اللغة: %{language}',
  blocked: 'حظره فريقك',
  earlier: 'الطلبات السابقة',
  same_again: 'تكرار الطلب',
  same_again_of: 'تكرار طلب %{day}',
  more: 'لا طلبات سابقة أخرى |||| عرض طلب سابق آخر |||| عرض طلبين سابقين آخرين |||| عرض %{smart_count} طلبات سابقة أخرى |||| عرض %{smart_count} طلبًا سابقًا آخر |||| عرض %{smart_count} طلب سابق آخر',
  fewer: 'عرض أقل',
  added: 'أُضيفت أصناف طلب %{day} إلى الطلب الحالي.',
  link: 'رابط للضيف',
  copy: 'نسخ',
  copied: 'تم النسخ',
};
