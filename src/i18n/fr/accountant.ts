import type { accountant as english } from '../en/accountant';

export const accountant: typeof english = {
  share: 'Partager avec votre comptable',
  detail:
    'Avec un lien, votre comptable voit les totaux de chaque mois et peut télécharger les écritures, rien d’autre, et sans compte. L’activité indique quand et où un lien a été utilisé.',
  name: 'Pour qui\u202F?',
  days: 'Validité (jours)',
  days_range: 'De 1 à %{most}',
  create: 'Créer un lien',
  created:
    'Envoyez ce lien à la personne concernée (%{name}). Toute personne qui l’a peut l’utiliser jusqu’au %{time}. Copiez-le maintenant\u202F: il ne sera plus affiché.',
  full: 'Le maximum est de %{number} liens à la fois. Révoquez-en un d’abord.',
  link: 'Lien',
  copy: 'Copier',
  copied: 'Copié',
  links: 'Liens pour votre comptable',
  none: 'Il n’y a aucun lien pour le moment.',
  until: 'Valable jusqu’au %{time}',
  used: 'Dernière utilisation\u202F: %{time}',
  unused: 'Pas encore utilisé',
  revoke: 'Révoquer',
  revoke_title: 'Révoquer ce lien\u202F? %{name}',
  revoke_detail: 'Il cesse aussitôt de fonctionner. Vous pourrez créer un autre lien à tout moment.',
  failed: 'Les liens n’ont pas pu être chargés.',
  books: {
    page: 'Comptabilité',
    title: 'Comptabilité\u202F: %{store}',
    detail:
      'Les montants sont en %{currency} et les jours suivent le fuseau horaire de l’établissement (%{timezone}). Ce lien est valable jusqu’au %{date}.',
    months: 'Revenus par mois',
    month: 'Mois',
    until: 'Jusqu’au %{date}',
    file: 'Le fichier contient une ligne par écriture du mois et indique le taux de chaque taxe. La somme des écritures d’une opération est 0\u202F: ce que l’établissement a gagné est positif, l’argent reçu est négatif. Les heures sont celles du fuseau horaire de l’établissement.',
    over: 'Ce lien n’est plus valable. Demandez-en un nouveau à l’établissement.',
    failed: 'La comptabilité n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
    loading: 'Chargement de la comptabilité',
  },
};
