import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos entregues a partir de agora.',
  section: { rule: 'Por entrega' },
  field: {
    delivery_pay: 'Os entregadores ganham',
    delivery_pay_amount: 'Valor',
    delivery_pay_percent: 'Porcentagem',
  },
  help: { delivery_pay_percent: 'Da taxa de entrega e da gorjeta juntas.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'A taxa de entrega e a gorjeta',
      fixed: 'Um valor fixo',
      percentage: 'Uma porcentagem',
    },
  },
  example: {
    title: 'Exemplo',
    line: 'Entrega %{fee}, gorjeta %{tip}: o entregador ganha %{share}',
  },
} satisfies SettingsTexts;
