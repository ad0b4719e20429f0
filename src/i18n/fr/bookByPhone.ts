/** Booking a table for a guest who calls. */
export const bookByPhone = {
  confirm: 'Réserver',
  anyway: 'Réserver quand même',
  with_dishes: 'Commander aussi des plats',
  done: 'Réservé : %{name}, %{time}, table %{table}',
  blocked: '%{time}, indisponible',
  none: 'Aucune heure ne peut être réservée ce jour-là.',
  next: 'Prochaines heures disponibles',
  rule: {
    off: 'Les réservations de table sont désactivées.',
    no_table: 'Aucune table n’est libre à cette heure pour ce nombre de couverts.',
  },
  setting: 'Ouvrir le réglage',
  taken: 'La table %{table} n’est pas libre à cette heure.',
  just_taken: 'Quelqu’un vient de réserver la table %{table}.',
  held: 'La table %{table} vous est gardée jusqu’à %{time}.',
  asks_fee: 'Demander les frais de réservation',
  asks_fee_help:
    '%{amount}, à payer par carte sous %{time}. Envoyez au client le lien qui figure dans les détails de la réservation.',
  note: 'Remarque',
  other_tables: 'Autres tables',
  visits: '%{smart_count} visite |||| %{smart_count} visites',
  no_shows: '%{smart_count} réservation non honorée |||| %{smart_count} réservations non honorées',
};
