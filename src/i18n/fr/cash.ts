import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Les espèces n’ont pas pu être chargées.',
  held: 'Espèces chez les livreurs',
  hand_in: {
    action: 'Remettre',
    open: '%{name}\u202F: remettre %{amount}',
    title: 'Espèces\u202F: %{name}',
    confirm: 'Remettre %{amount}',
    done: 'Remis par %{name}\u202F: %{amount}',
    changed: 'Une commande vient de se terminer, et le montant attendu a changé. Comptez à nouveau.',
  },
  expected: 'Attendu',
  counted: 'Compté',
  difference: 'Écart',
  exact: 'Le compte est bon',
  missing: 'Il manque %{amount}',
  extra: '%{amount} de trop',
  left: '%{amount} restent chez le livreur',
  part: 'Une partie seulement\u202F: le reste vient plus tard',
  reason: {
    label: 'Motif de l’écart',
    change: 'Erreur de monnaie',
    tip: 'Pourboire',
    expense: 'Dépense',
    lost: 'Perte',
  },
  handovers: 'Dernières remises',
  person: 'Livreur',
  counted_by: 'Compté par',
  none: 'Aucun',
  empty: {
    title: 'Pas d’espèces à remettre',
    detail: 'Les espèces que les livreurs reçoivent des clients apparaissent ici.',
  },
};
