import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles réservations et à celles qui sont encore en attente.',
  section: {
    requests: 'Nouvelles réservations',
    late: 'Clients en retard',
    dishes: 'Articles commandés à l’avance',
  },
  field: {
    booking_accept_persons_max: 'Accepter automatiquement jusqu’à',
    booking_answer_within: 'Refuser automatiquement après',
    booking_answer_before: 'Refuser au plus tard',
    booking_grace_period: 'Garder une table pendant',
    booking_after_grace: 'Ce qui se passe ensuite',
    booking_kitchen_after: 'Envoyer en cuisine après',
  },
  help: {
    booking_accept_persons_max: 'Nombre de couverts. Saisissez 0 pour accepter vous-même chaque réservation.',
    booking_answer_within:
      'Une nouvelle réservation que personne n’accepte est alors refusée. Saisissez 0 pour ne pas limiter.',
    booking_answer_before:
      'Avant l’arrivée des clients. La première des deux limites s’applique. Saisissez 0 pour ne pas limiter.',
    booking_grace_period: 'Après l’heure réservée.',
    booking_kitchen_after: 'À partir de l’arrivée des clients. 0 : aussitôt. Vide : prêts pour l’heure réservée.',
  },
  choice: {
    booking_after_grace: { ask: 'Vous décidez', cancel: 'La réservation est annulée' },
  },
  meaning: {
    booking_after_grace: {
      ask: 'La table reste prise jusqu’à votre décision.',
      cancel: 'Les clients sont notés absents et la table est libérée.',
    },
  },
} satisfies SettingsTexts;
