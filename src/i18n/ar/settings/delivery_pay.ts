import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات التي يتم توصيلها من الآن.',
  section: { rule: 'عن كل عملية توصيل' },
  field: {
    delivery_pay: 'يحصل المندوبون على',
    delivery_pay_amount: 'المبلغ',
    delivery_pay_percent: 'النسبة',
  },
  help: { delivery_pay_percent: 'من رسوم التوصيل والإكرامية معًا.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'رسوم التوصيل والإكرامية',
      fixed: 'مبلغ ثابت',
      percentage: 'نسبة مئوية',
    },
  },
  example: {
    title: 'مثال',
    line: 'التوصيل %{fee}، الإكرامية %{tip}: يحصل المندوب على %{share}',
  },
} satisfies SettingsTexts;
