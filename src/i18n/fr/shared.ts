import type { shared as english } from '../en/shared';

export const shared: typeof english = {
  providers: {
    phone: {
      hint: 'Sans le 0 du début\u202F; vous pouvez coller le numéro complet.',
      required: 'Saisissez le numéro de téléphone.',
      code: 'Choisissez le pays.',
      too_short: 'Ce numéro est trop court.',
      too_long: 'Ce numéro est trop long.',
      initial_zero: 'Retirez le 0 du début.',
      invalid: 'Saisissez un numéro de téléphone valable.',
    },
    blocker: {
      title: 'Aucune commande ne peut lui être proposée\u202F:',
      soon: 'À renouveler bientôt\u202F:',
      not_approved: 'Non validé',
      document_missing: 'Manque\u202F: %{document}',
      document_pending: 'À vérifier\u202F: %{document}',
      document_declined: 'Refusé\u202F: %{document}',
      document_expired: 'Expiré le %{date}\u202F: %{document}',
      vehicle_missing: 'Pas de véhicule',
      vehicle_type_missing: 'Type de véhicule manquant',
      vehicle_not_approved: 'Véhicule non validé',
      expires_soon: 'Expire le %{date}\u202F: %{document}',
    },
    segment: {
      all: 'Tous',
      free: 'Disponibles',
      on_job: 'En course',
      offline: 'Hors ligne',
    },
    in_use:
      'Attribuées et pas encore récupérées\u202F: %{numbers}. Si vous les reprenez, elles seront proposées à quelqu’un d’autre.',
    in_use_picked_up:
      'Commandes en cours\u202F: %{numbers}. Celles déjà récupérées doivent d’abord être livrées\u202F; vous pourrez ensuite supprimer.',
    vehicles: {
      none: 'Aucun',
    },
  },
  categories: {
    in_use: {
      subs: 'Elle contient %{smart_count} sous-catégorie. Déplacez-la ou supprimez-la d’abord. |||| Elle contient %{smart_count} sous-catégories. Déplacez-les ou supprimez-les d’abord.',
      items:
        'Elle contient %{smart_count} article. Déplacez-le ou supprimez-le d’abord. |||| Elle contient %{smart_count} articles. Déplacez-les ou supprimez-les d’abord.',
    },
  },
  createOrder: {
    choices: {
      exactly: '%{min} au choix',
      up_to: 'Jusqu’à %{max} au choix',
      between: 'De %{min} à %{max} au choix',
      at_least: 'Au moins %{min} au choix',
      out_of_stock: 'en rupture',
    },
    customer: { orders: '%{smart_count} commande |||| %{smart_count} commandes' },
    position: { not_found: 'Aucun résultat. Vérifiez l’adresse, ou indiquez la position manuellement.' },
  },
  items: {
    new: 'Nouvel article',
    list: {
      shown: 'Visible par les clients',
      hidden: 'Masqué aux clients',
    },
  },
  menuFiles: {
    export: {
      action: 'Exporter',
      columns: 'Colonnes',
      title: 'Exporter',
    },
    import: { action: 'Importer' },
  },
  activity: {
    history: {
      show: 'Voir l’historique',
    },
  },
  access: {
    password: {
      short: 'Au moins %{min} caractères.',
    },
  },
  orderHistory: {
    days: {
      reversed: 'La date de fin est antérieure à la date de début.',
    },
  },
  orderChanges: {
    system_reason: {
      notAccepted: 'Non acceptée à temps',
      noShow: 'Les clients ne sont pas venus',
      arrivedBefore: 'Les clients étaient déjà arrivés',
      feeUnpaid: 'Frais de réservation non payés à temps',
      assumedCollected: 'Terminée automatiquement une heure après avoir été prête',
      testOver: 'Les commandes de test se terminent automatiquement',
    },
  },
  modifierGroups: { new: 'Nouveau groupe d’options' },
  opening: { strip: { closed: 'Fermé' } },
  deliveryAreas: { try: { postcode: 'Code postal' } },
};
