import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'الردود من الآن فصاعدًا؛ وتحتفظ الرموز المرسلة بقيمتها.',
  field: {
    apology_max: 'أقصى قيمة للاعتذار',
    apology_days: 'مدة صلاحية الرمز بالأيام',
  },
  help: {
    apology_max: 'يمكن لمن يرد على تقييم أن يمنح العميل رمزًا حتى هذه القيمة. 0 لعدم المنح.',
  },
} satisfies SettingsTexts;
