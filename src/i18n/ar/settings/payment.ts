import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة.',
  field: {
    is_cash_on: 'الدفع نقدًا',
    cash_max: 'نقدًا حتى',
    is_card_on: 'الدفع بالبطاقة',
  },
  help: {
    cash_max: 'أعلى إجمالي يمكن دفعه نقدًا. يُترك فارغًا لقبول أي إجمالي.',
    is_card_on: 'عبر الإنترنت أو عند الصندوق أو عند التسليم.',
  },
} satisfies SettingsTexts;
