import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to orders delivered from now on.',
  section: { rule: 'For each delivery' },
  field: {
    delivery_pay: 'Delivery people earn',
    delivery_pay_amount: 'Amount',
    delivery_pay_percent: 'Percentage',
  },
  help: { delivery_pay_percent: 'Of the delivery fee and the tip together.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'The delivery fee and the tip',
      fixed: 'A fixed amount',
      percentage: 'A percentage',
    },
  },
  example: {
    title: 'Example',
    line: 'Fee %{fee}, tip %{tip}: the delivery person earns %{share}',
  },
} satisfies SettingsTexts;
