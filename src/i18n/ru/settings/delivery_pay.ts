import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для заказов, доставленных с этого момента.',
  section: { rule: 'За каждую доставку' },
  field: {
    delivery_pay: 'Курьеры получают',
    delivery_pay_amount: 'Сумма',
    delivery_pay_percent: 'Процент',
  },
  help: { delivery_pay_percent: 'От стоимости доставки и чаевых вместе.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'Стоимость доставки и чаевые',
      fixed: 'Фиксированная сумма',
      percentage: 'Процент',
    },
  },
  example: {
    title: 'Пример',
    line: 'Доставка %{fee}, чаевые %{tip}: курьер получает %{share}',
  },
} satisfies SettingsTexts;
