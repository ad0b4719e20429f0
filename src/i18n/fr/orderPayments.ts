import type { orderPayments as english } from '../en/orderPayments';

export const orderPayments: typeof english = {
  card: '%{brand} se terminant par %{last4}',
  state: {
    waiting: 'En attente du client',
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
  retry: 'Rembourser à nouveau',
  link: 'Lien de paiement',
  dispute: {
    open: 'Contesté\u202F: %{amount}',
    won: 'Litige gagné\u202F: %{amount}',
    lost: 'Litige perdu\u202F: %{amount}',
  },
};
