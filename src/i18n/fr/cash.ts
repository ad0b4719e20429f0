import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Les\u00A0espèces\u00A0n’ont\u00A0pas\u00A0pu\u00A0être\u00A0chargées.',
  held: 'Espèces\u00A0chez\u00A0les\u00A0livreurs',
  hand_in: {
    action: 'Remettre',
    open: '%{name}\u202F:\u00A0remettre\u00A0%{amount}',
    title: 'Espèces\u00A0de\u00A0%{name}',
    confirm: 'Remettre\u00A0%{amount}',
    done: 'Remis\u00A0par\u00A0%{name}\u202F:\u00A0%{amount}',
    changed:
      'Une\u00A0commande\u00A0vient\u00A0de\u00A0se\u00A0terminer,\u00A0et\u00A0le\u00A0montant\u00A0attendu\u00A0a\u00A0changé.\u00A0Comptez\u00A0à\u00A0nouveau.',
  },
  expected: 'Attendu',
  counted: 'Compté',
  difference: 'Écart',
  exact: 'Le\u00A0compte\u00A0est\u00A0bon',
  missing: 'Il\u00A0manque\u00A0%{amount}',
  extra: '%{amount}\u00A0de\u00A0trop',
  left: '%{amount}\u00A0restent\u00A0chez\u00A0le\u00A0livreur',
  part: 'Une\u00A0partie\u00A0seulement\u202F:\u00A0le\u00A0reste\u00A0vient\u00A0plus\u00A0tard',
  reason: {
    label: 'Motif\u00A0de\u00A0l’écart',
    change: 'Erreur\u00A0de\u00A0monnaie',
    tip: 'Pourboire',
    expense: 'Achat\u00A0réglé',
    lost: 'Perdu',
  },
  handovers: 'Dernières\u00A0remises',
  person: 'Livreur',
  counted_by: 'Compté\u00A0par',
  none: 'Aucun',
  empty: {
    title: 'Pas\u00A0d’espèces\u00A0à\u00A0remettre',
    detail:
      'Les\u00A0espèces\u00A0que\u00A0les\u00A0livreurs\u00A0reçoivent\u00A0des\u00A0clients\u00A0apparaissent\u00A0ici.',
  },
};
