import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} se terminant par %{last4}',
  state: {
    waiting: 'Débit en cours\u202F: %{amount}',
    authorized: 'Autorisé\u202F: %{amount}',
    saved: 'Carte enregistrée. Elle sera débitée à l’acceptation.',
    paid: 'Encaissé\u202F: %{amount}',
    voided: 'Libéré, rien n’a été débité',
    failed: 'Non payé\u202F: %{amount}',
  },
  until: 'À encaisser avant\u202F: %{time}',
  refund: {
    waiting: 'Remboursement de %{amount} en cours',
    done: 'Remboursé\u202F: %{amount}',
    failed: 'Le remboursement de %{amount} a échoué',
  },
  failure: {
    no_answer: 'Le service de paiement ne répond pas. La demande sera renouvelée.',
    keys: 'Le service de paiement refuse les clés de l’établissement.',
    not_set_up: 'Le service de paiement n’est plus configuré.',
    partial: 'Le service de paiement ne le permet pas pour une partie du montant.',
    balance: 'Votre solde auprès du service de paiement est insuffisant.',
    funds: 'La provision de la carte est insuffisante.',
    expired: 'La carte a expiré.',
    confirmation: 'La banque demande au client de confirmer le paiement.',
    refunded: 'Il ne reste pas autant à rembourser.',
    amount: 'Le service de paiement n’accepte pas ce montant ou cette devise.',
    gone: 'Le service de paiement ne connaît plus ce paiement ou cette carte.',
    email: 'Le service de paiement a besoin de l’adresse e-mail du client.',
    declined: 'La carte a été refusée.',
    other: 'Le service de paiement a refusé la demande.',
  },
  retry: 'Rembourser à nouveau',
  link: 'Lien de paiement',
  dispute: {
    open: 'Contesté\u202F: %{amount}',
    won: 'Litige gagné\u202F: %{amount}',
    lost: 'Litige perdu\u202F: %{amount}',
  },
};
