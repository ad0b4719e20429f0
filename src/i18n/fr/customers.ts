import type { customers as english } from '../en/customers';

export const customers: typeof english = {
  label: 'À propos du client',
  orders: '%{smart_count} commande, le %{date} |||| %{smart_count} commandes, la dernière le %{date}',
  add: 'Ajouter une note',
  edit: 'Modifier la note',
  erase: 'Effacer les données du client',
  title: 'Note sur %{name}',
  title_unnamed: 'Note sur ce client',
  field: {
    allergies: 'Allergies',
    note: 'Note pour l’équipe',
    language: 'Langue',
    is_blocked: 'Bloqué',
  },
  blocked_help:
    'Une confirmation est demandée avant de passer une commande pour ce numéro. Les commandes passées dans l’application ne sont pas concernées.',
  no_language: 'Inconnue',
  allergic_to: 'Allergies\u202F: %{allergies}',
  language: 'Langue\u202F: %{language}',
  blocked: 'Numéro bloqué par votre équipe',
  earlier: 'Commandes précédentes',
  same_again: 'Même commande',
  same_again_of: 'Même commande que le %{day}',
  more: 'Afficher %{smart_count} commande précédente |||| Afficher %{smart_count} commandes précédentes',
  fewer: 'Afficher moins',
  added: 'Commande du %{day} ajoutée au ticket.',
  link: 'Lien pour le client',
  copy: 'Copier',
  copied: 'Copié',
};
