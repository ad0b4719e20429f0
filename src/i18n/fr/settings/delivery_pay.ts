import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux commandes livrées à partir de maintenant.',
  section: { rule: 'Pour chaque livraison' },
  field: {
    delivery_pay: 'Les livreurs gagnent',
    delivery_pay_amount: 'Montant',
    delivery_pay_percent: 'Pourcentage',
  },
  help: { delivery_pay_percent: 'Des frais de livraison et du pourboire ensemble.' },
  choice: {
    delivery_pay: {
      fee_and_tips: 'Les frais de livraison et le pourboire',
      fixed: 'Un montant fixe',
      percentage: 'Un pourcentage',
    },
  },
  example: {
    title: 'Exemple',
    line: 'Frais %{fee}, pourboire %{tip}\u202F: le livreur gagne %{share}',
  },
} satisfies SettingsTexts;
