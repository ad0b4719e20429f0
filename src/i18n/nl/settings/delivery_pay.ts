import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor bestellingen die vanaf nu worden bezorgd.',
  section: { rule: 'Voor elke bezorging' },
  field: {
    delivery_pay: 'Bezorgers verdienen',
    delivery_pay_amount: 'Bedrag',
    delivery_pay_percent: 'Percentage',
  },
  help: { delivery_pay_percent: 'Van de bezorgkosten en de fooi samen.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'De bezorgkosten en de fooi',
      fixed: 'Vast bedrag',
      percentage: 'Percentage',
    },
  },
  example: {
    title: 'Voorbeeld',
    line: 'Bezorgkosten %{fee}, fooi %{tip}: de bezorger verdient %{share}',
  },
} satisfies SettingsTexts;
