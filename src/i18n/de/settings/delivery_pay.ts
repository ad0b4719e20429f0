import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für Bestellungen, die ab jetzt geliefert werden.',
  section: { rule: 'Für jede Lieferung' },
  field: {
    delivery_pay: 'Kuriere verdienen',
    delivery_pay_amount: 'Betrag',
    delivery_pay_percent: 'Prozentsatz',
  },
  help: { delivery_pay_percent: 'Von Liefergebühr und Trinkgeld zusammen.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'Liefergebühr und Trinkgeld',
      fixed: 'Fester Betrag',
      percentage: 'Prozentsatz',
    },
  },
  example: {
    title: 'Beispiel',
    line: 'Liefergebühr %{fee}, Trinkgeld %{tip}: Der Kurier verdient %{share}',
  },
} satisfies SettingsTexts;
