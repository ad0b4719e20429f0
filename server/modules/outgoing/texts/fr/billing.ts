import type { BillingTexts } from '../../messageTexts';

export const billing: BillingTexts = {
  trial_ending: {
    subject: 'Votre essai se termine le %{day} (%{store})',
    lines: [
      'Votre essai de Storedesk (%{store}) se termine le %{day}. À partir de ce jour, vous ne pourrez plus recevoir de nouvelles commandes.',
      'Choisissez une formule d’ici là\u202F; vous verrez le montant exact et la date avant de confirmer\u202F:',
      '%{link}',
    ],
  },
  invoice_paid: {
    subject: 'Facture %{number} (%{store})\u202F: %{amount}',
    lines: [
      'La facture %{number} de votre abonnement (%{store}) a été émise\u202F: %{amount}.',
      'Vous pouvez la consulter et la télécharger en PDF ici\u202F:',
      '%{link}',
    ],
  },
  payment_failed: {
    subject: 'Votre paiement a échoué (%{store})',
    lines: [
      'Le montant de la facture %{number} (%{store}), soit %{amount}, n’a pas pu être débité de votre carte.',
      'Tout continue de fonctionner jusqu’au %{day}. D’ici là, payez la facture avec cette carte ou une autre\u202F:',
      '%{link}',
    ],
  },
  subscription_locked: {
    subject: 'Établissement bloqué jusqu’au paiement (%{store})',
    lines: [
      'Votre établissement (%{store}) est bloqué depuis le %{day}, faute d’abonnement payé. Vous pouvez encore terminer les commandes en cours.',
      'Pour reprendre tout de suite\u202F:',
      '%{link}',
    ],
  },
};
