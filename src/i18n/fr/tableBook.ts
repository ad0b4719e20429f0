const tableBook = {
  bookings: 'Réservations par heure',
  details: 'Voir la réservation',
  book: 'Nouvelle réservation',
  walk_in: 'Placer maintenant',
  none_free: 'Aucune table n’est libre pour eux en ce moment.',
  seats: '%{min}–%{max} couverts',
  day: {
    label: 'Jour',
    earlier: 'Jour précédent',
    later: 'Jour suivant',
    today: 'Aujourd’hui',
  },
  view: {
    label: 'Affichage',
    list: 'Liste',
    timeline: 'Chronologie',
  },
  sums: {
    bookings: '%{smart_count} réservation |||| %{smart_count} réservations',
    guests: '%{smart_count} couvert |||| %{smart_count} couverts',
  },
  covers: {
    label: 'Couverts',
    at: '%{smart_count} couvert attendu à %{time} |||| %{smart_count} couverts attendus à %{time}',
  },
  state: {
    requested: 'Pas encore confirmée',
    expected: 'Attendue',
    due: 'C’est l’heure',
    late: '%{time} de retard',
    seated: 'À table, encore %{time}',
    over: 'À table, %{time} de plus',
    finished: 'Terminée',
    no_show: 'Non honorée',
    cancelled: 'Annulée',
    rejected: 'Refusée',
  },
  late: {
    title: 'Retards et absences',
    count: '%{smart_count} en retard |||| %{smart_count} en retard',
    no_shows: '%{smart_count} absence |||| %{smart_count} absences',
  },
  action: {
    accept: 'Accepter',
    arrived: 'Arrivée',
    complete: 'Terminer',
    no_show: 'Non honorée',
    no_show_fee: 'Non honorée · %{fee}',
    no_fee: 'Non honorée, sans frais',
    undo_no_show: 'Annuler l’absence',
    of: '%{action}\u202F: %{name}',
  },
  move: {
    chosen: 'Réservation choisie',
    tap: 'Touchez une heure sur la ligne d’une table pour y déplacer cette réservation.',
    keys: 'Alt et une touche fléchée déplacent la réservation à une autre heure ou à une autre table.',
    stop: 'Désélectionner',
    done: '%{name}\u202F: maintenant table %{table} à %{time}',
    undone: '%{name}\u202F: de nouveau table %{table} à %{time}',
    refused: 'La réservation de %{name} n’a pas été déplacée. %{reason}',
  },
  empty: {
    title: 'Aucune réservation ce jour-là',
    detail: 'Les nouvelles réservations apparaissent ici aussitôt.',
  },
  error: {
    title: 'Impossible de charger les réservations',
    detail: 'Vérifiez la connexion et réessayez.',
  },
};

export const texts = { tableBook };
