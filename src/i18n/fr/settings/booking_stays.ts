import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles réservations. Celles déjà faites gardent leur fin.',
  field: {
    booking_stays: 'Durée d’une réservation',
    booking_reset_minutes: 'Temps entre deux groupes',
  },
  help: {
    booking_stays: 'Selon la taille du groupe. La dernière ligne vaut aussi pour les groupes plus grands.',
    booking_reset_minutes: 'Pour débarrasser et dresser la table.',
  },
  learned: {
    title: 'Durée réelle des repas',
    detail: 'De l’arrivée à la fin, sur les 180 derniers jours.',
    afternoon: 'Tables de %{persons}, avant 17\u202fh\u202f:',
    evening: 'Tables de %{persons}, dès 17\u202fh\u202f:',
    stayed: 'la moitié est restée %{median} au plus, quatre sur cinq %{most} au plus (tables\u202F: %{parties})',
    adopt: 'Utiliser %{minutes}',
  },
  row: {
    persons_max: 'Couverts au maximum',
    minutes: 'Minutes',
    number: 'Durée %{number}',
    add: 'Ajouter une durée',
    remove: 'Supprimer la durée %{number}',
    text: 'jusqu’à %{persons} couverts\u202F: %{span}',
  },
} satisfies SettingsTexts;
