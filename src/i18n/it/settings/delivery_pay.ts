import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per gli ordini consegnati da ora in poi.',
  section: { rule: 'Per ogni consegna' },
  field: {
    delivery_pay: 'I rider guadagnano',
    delivery_pay_amount: 'Importo',
    delivery_pay_percent: 'Percentuale',
  },
  help: { delivery_pay_percent: 'Del costo di consegna e della mancia insieme.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'Il costo di consegna e la mancia',
      fixed: 'Un importo fisso',
      percentage: 'Una percentuale',
    },
  },
  example: {
    title: 'Esempio',
    line: 'Consegna %{fee}, mancia %{tip}: il rider guadagna %{share}',
  },
} satisfies SettingsTexts;
