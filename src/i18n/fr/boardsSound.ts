import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Son\u202F: %{state}',
    on: 'activé',
    off: 'coupé',
    blocked: 'bloqué par le navigateur',
    title: 'Son sur cet appareil',
    volume: 'Volume',
    mute: 'Couper le son',
    test: 'Tester',
    test_cancel: 'Tester le son d’annulation',
    blocked_banner: 'Le son est coupé tant que vous n’avez pas touché la page.',
    allow: 'Activer le son',
  },
  connection: {
    live: 'En direct',
    connecting: 'Connexion…',
    cut_off: 'Hors connexion',
    outage: 'Indisponible',
    too_many_tabs: 'Trop d’onglets',
  },
  announce: {
    changed: 'La commande %{number} a changé',
    new: 'Nouvelle commande %{number}, %{type}, %{total}',
    cancelled: 'Commande %{number} annulée par le client',
    moved: 'Commande %{number}\u202F: %{status}',
  },
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Commande %{number} refusée\u202F: personne n’a répondu en %{time}.',
    in_time: 'Commande %{number} refusée\u202F: personne n’a répondu à temps.',
    /** Notifications, below the order's number. */
    ending: 'Personne n’a encore répondu\u202F: elle sera bientôt refusée.',
    push: 'Refusée\u202F: personne n’a répondu à temps.',
    card: 'Le paiement par carte de %{amount} a été remboursé.',
    cash: 'Le paiement de %{amount} a été remboursé.',
    unpaid: 'Rien n’avait été payé.',
    table: 'La table %{number} est de nouveau libre.',
  },
  notice: {
    about: 'Commande %{number}\u202F: %{text}',
    ending: 'Commande %{number} bientôt refusée\u202F: personne n’y a encore répondu.',
    view: 'Voir',
    change_declined: 'Commande %{number}\u202F: le client a refusé la modification.',
    change_expired: 'Commande %{number}\u202F: le client n’a pas répondu à temps. Elle reste inchangée.',
  },
};
