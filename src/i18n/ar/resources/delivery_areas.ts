import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'مناطق التوصيل',
  new: 'إضافة منطقة',
  record: 'منطقة التوصيل %{name}',
  section: { main: 'المنطقة' },
  field: { name: 'الاسم', is_active: 'التوصيل إلى هذه المنطقة', shape: 'المكان', fee: 'الرسوم' },
  empty: { title: 'لا مناطق توصيل بعد', detail: 'بدون مناطق، يصل التوصيل إلى كل مكان ضمن نطاق الرسوم الافتراضية.' },
} satisfies ResourceTexts;
