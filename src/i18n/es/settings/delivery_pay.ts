import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos que se entreguen a partir de ahora.',
  section: { rule: 'Por cada entrega' },
  field: {
    delivery_pay: 'Los repartidores ganan',
    delivery_pay_amount: 'Importe',
    delivery_pay_percent: 'Porcentaje',
  },
  help: { delivery_pay_percent: 'De la tarifa de envío y la propina juntas.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'La tarifa de envío y la propina',
      fixed: 'Un importe fijo',
      percentage: 'Un porcentaje',
    },
  },
  example: {
    title: 'Ejemplo',
    line: 'Envío %{fee}, propina %{tip}: el repartidor gana %{share}',
  },
} satisfies SettingsTexts;
