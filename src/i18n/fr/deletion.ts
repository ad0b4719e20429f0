export const deletion = {
  title: 'Supprimer l’établissement',
  detail:
    'À utiliser si vous arrêtez l’activité. L’établissement est supprimé après 30 jours\u202F; d’ici là, vous pouvez annuler.',
  button: 'Supprimer l’établissement',
  ask: 'Supprimer %{store}\u202F?',
  closes:
    'Dès maintenant, l’établissement ne prend plus de commandes. Si vous annulez la suppression, tout redevient comme avant.',
  erases:
    'Après 30 jours, le menu, l’équipe, les livreurs, les avis, les réglages et les photos sont supprimés, et aucune commande ne nomme plus de client.',
  keeps: 'Les montants des commandes sont conservés aussi longtemps que la loi l’exige.',
  archive:
    'Téléchargez d’abord votre archive\u202F: elle se trouve sur cette page, dans l’onglet «\u202F%{tab}\u202F».',
  owed: 'La plateforme vous doit encore %{amount}. Demandez d’abord un versement.',
  owing: 'Vous devez encore %{amount} à la plateforme.',
  balance_failed: 'Le solde n’a pas pu être chargé. La plateforme vous doit peut-être encore de l’argent.',
  tells: 'Vous recevrez un e-mail à ce sujet.',
  confirm: 'Supprimer dans 30 jours',
  pending: 'L’établissement sera supprimé le %{date}. Il ne prend pas de commandes.',
  cancel: 'Annuler la suppression',
  cancelled: 'La suppression a été annulée. L’établissement est comme avant.',
};
