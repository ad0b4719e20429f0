import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يسري على موقعك فورًا، دون نشر.',
  warning: 'يستطيع النص البرمجي قراءة كل ما يدخله العملاء في موقعك. أضف شيفرة من خدمات تثق بها فقط.',
  none: 'لا توجد نصوص برمجية بعد. أضف مثلًا شيفرة خدمة تحصي الزيارات.',
  add: 'إضافة نص برمجي',
  edit: 'تعديل النص البرمجي',
  edit_of: 'تعديل %{name}',
  name: 'الاسم',
  code: 'الشيفرة',
  code_help: 'الصقها كما تقدمها الخدمة، مع وسوم <script>.',
  delete_title: 'هل تريد حذف %{name}؟',
  delete_detail: 'لن يعمل على موقعك بعد الآن.',
  too_many: 'يمكنك إضافة 10 نصوص برمجية كحد أقصى. احذف واحدًا لإضافة آخر.',
} satisfies SettingsTexts;
