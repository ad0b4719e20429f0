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
  row: {
    persons_max: 'Couverts au maximum',
    minutes: 'Minutes',
    number: 'Durée %{number}',
    add: 'Ajouter une durée',
    remove: 'Supprimer la durée %{number}',
    text: 'jusqu’à %{persons} couverts\u202F: %{span}',
  },
} satisfies SettingsTexts;
