import type { floorPlan as english } from '../en/floorPlan';

export const floorPlan: typeof english = {
  detail:
    'Faites glisser une table, ou touchez-la puis touchez son nouvel emplacement. Au clavier, les flèches déplacent la table sélectionnée.',
  plan: 'Plan de la salle\u202F: %{room}',
  rooms: 'Salles',
  no_room: 'Sans salle',
  table: 'Table %{number}, %{persons} couverts',
  put: 'Placer la table %{number} ici',
  at: 'Table %{number}\u202F: colonne %{column}, ligne %{row}',
  off: 'Hors du plan',
  off_detail: 'Touchez une table pour la placer sur le plan.',
  take_off: 'Retirer du plan',
  selected: 'Table %{number}',
  none_selected: 'Touchez une table pour changer sa forme ou sa taille.',
  shape: 'Forme',
  wider: 'Plus large',
  narrower: 'Plus étroite',
  longer: 'Plus longue',
  shorter: 'Plus courte',
  turn_left: 'Tourner à gauche',
  turn_right: 'Tourner à droite',
  empty: {
    title: 'Pas encore de tables',
    detail: 'Ajoutez d’abord vos tables, chacune avec sa salle.',
  },
  failed: 'Impossible de charger les tables.',
};
