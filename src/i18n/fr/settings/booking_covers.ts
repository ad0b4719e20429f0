import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles réservations. Celles déjà faites ne changent pas.',
  section: {
    limits: 'Couverts par quart d’heure',
    exceptions: 'Exceptions',
  },
  field: {
    booking_covers_max: 'Tous les couverts',
    booking_guest_covers_max: 'Réservés par les clients',
    booking_busy_covers_percent: 'Pourcentage en cas d’affluence',
    booking_cover_exceptions: 'Autres limites certains jours',
  },
  help: {
    booking_covers_max:
      'Le nombre de couverts qui peuvent arriver en 15\u202Fminutes. Laissez vide pour ne pas limiter.',
    booking_guest_covers_max:
      'Le reste est gardé pour les réservations que vous prenez vous-même. Laissez vide pour ne pas limiter.',
    booking_busy_covers_percent:
      'En cas d’affluence ou de pause en cuisine, seule cette part des limites peut être réservée.',
    booking_cover_exceptions:
      'Elles remplacent les deux limites pendant ces heures. Saisissez 0 pour ne prendre aucune réservation.',
  },
  row: {
    day: 'Jour',
    from: 'De',
    to: 'À',
    covers_max: 'Tous les couverts',
    guest_covers_max: 'Par les clients',
    number: 'Exception %{number}',
    add: 'Ajouter une exception',
    remove: 'Supprimer l’exception %{number}',
    overlaps: 'Une autre exception s’applique déjà à ces heures.',
    no_quarter: 'Choisissez un quart d’heure plein.',
    any: 'sans limite',
    text: '%{day} %{hours}\u202F: couverts %{covers}, par les clients %{guests}',
  },
} satisfies SettingsTexts;
