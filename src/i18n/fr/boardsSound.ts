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
  /** A new order that no one accepted in time. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Commande %{number} refusée\u202F: personne ne l’a acceptée en %{time}.',
    in_time: 'Commande %{number} refusée\u202F: personne ne l’a acceptée à temps.',
    /** Notifications, below the order's number. */
    ending: 'Pas encore acceptée\u202F: elle sera bientôt refusée.',
    push: 'Refusée\u202F: personne ne l’a acceptée à temps.',
    card: 'Le paiement par carte de %{amount} a été remboursé.',
    cash: 'Le paiement de %{amount} a été remboursé.',
    unpaid: 'Aucun paiement n’a été prélevé.',
    table: 'La table %{number} est de nouveau libre.',
  },
  failure: {
    payment_failed: 'Le paiement par carte a échoué.',
    refund_failed: 'Le remboursement a échoué auprès du service de paiement.',
  },
  notice: {
    ending: 'Commande %{number} bientôt refusée. Acceptez-la maintenant.',
    view: 'Voir',
    review: 'Nouvel avis\u202F: %{smart_count} étoile |||| Nouvel avis\u202F: %{smart_count} étoiles',
    change_declined: 'Commande %{number}\u202F: le client a refusé la modification.',
    change_expired: 'Commande %{number}\u202F: le client n’a pas répondu à temps. Elle reste inchangée.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Commande %{number}\u202F: un livreur l’a acceptée',
    2062: 'Commande %{number}\u202F: le livreur est en route vers l’établissement',
    2063: 'Commande %{number}\u202F: le livreur est à l’établissement',
    2064: 'Commande %{number}\u202F: le livreur l’a récupérée',
    2065: 'Commande %{number}\u202F: elle est en route vers le client',
    2066: 'Commande %{number}\u202F: le livreur est chez le client',
    2067: 'Commande %{number}\u202F: elle a été livrée',
    2068: 'Commande %{number}\u202F: le client l’a annulée',
    2069: 'Commande %{number}\u202F: aucun livreur trouvé',
    2070: 'Nouvelle commande programmée %{number}',
    2071: 'Nouvelle commande %{number}',
    2074: 'Commande %{number}\u202F: le client a accepté la modification',
    2088: 'Commande %{number}\u202F: ses informations ont changé',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} nouvelle commande |||| %{smart_count} nouvelles commandes',
    ending: '%{smart_count} commande bientôt refusée |||| %{smart_count} commandes bientôt refusées',
    unanswered: '%{smart_count} commande non acceptée à temps |||| %{smart_count} commandes non acceptées à temps',
    cancelled: '%{smart_count} commande annulée par le client |||| %{smart_count} commandes annulées par les clients',
    answer:
      '%{smart_count} client a répondu à une modification |||| %{smart_count} clients ont répondu à une modification',
    changed: '%{smart_count} commande a changé |||| %{smart_count} commandes ont changé',
    courier: '%{smart_count} mise à jour de livraison |||| %{smart_count} mises à jour de livraison',
    nobody_found: '%{smart_count} commande sans livreur |||| %{smart_count} commandes sans livreur',
    low_review: '%{smart_count} avis négatif |||| %{smart_count} avis négatifs',
    document: '%{smart_count} message sur un document |||| %{smart_count} messages sur des documents',
  },
  bell: { label: 'Notifications', unread: '%{smart_count} non lue |||| %{smart_count} non lues' },
};
