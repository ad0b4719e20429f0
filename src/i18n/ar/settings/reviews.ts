import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الردود من الآن فصاعدًا. وتحتفظ الرموز المرسلة بقيمتها.',
  section: {
    apology: 'رموز الاعتذار',
    templates: 'قوالب الردود',
  },
  field: {
    apology_max: 'أقصى قيمة للرمز',
    apology_days: 'مدة صلاحية الرمز بالأيام',
    reply_templates: 'قوالب الردود الخاصة بالمتجر',
  },
  help: {
    apology_max: 'يمكن لمن يرد على تقييم أن يمنح العميل رمزًا حتى هذه القيمة. القيمة 0 توقف ذلك.',
    reply_templates: 'يُستبدل {name} باسم العميل الأول، و{store} باسم المتجر، و{number} برقم الطلب.',
  },
  template: {
    name: 'اسم القالب',
    text: 'النص',
    number: 'القالب %{number}',
    add: 'إضافة قالب',
    remove: 'حذف القالب %{number}',
    unknown: 'لا يمكن استبدال %{placeholder}. المتاح: {name} و{store} و{number}.',
  },
} satisfies SettingsTexts;
