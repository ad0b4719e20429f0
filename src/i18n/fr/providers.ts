import type { providers as english } from '../en/providers';

export const providers: typeof english = {
  new: 'Nouveau livreur',
  search: 'Nom, téléphone ou plaque',
  call: 'Appeler',
  reason: 'Motif',
  reason_hint: 'Conservé avec la décision, pour que toute l’équipe sache pourquoi.',
  needs_attention: 'À traiter',
  platform: 'la plateforme',
  decided_by: 'Décision\u202F: %{name}, %{at}',
  undecided: 'Aucune décision pour l’instant.',
  next_steps:
    'Après l’enregistrement, ajoutez les documents et un véhicule. Une fois ceux-ci et le livreur validés, des commandes pourront lui être proposées.',
  person: 'Coordonnées',
  part_failed: 'Le chargement a échoué.',
  on_job: 'En course (%{smart_count}) |||| En course (%{smart_count})',
  approval: {
    pending: 'En attente',
    approved: 'Validé',
    declined: 'Refusé',
    blocked: 'Bloqué',
  },
  availability: {
    free: 'Disponible',
    on_job: 'En course',
    offline: 'Hors ligne',
  },
  column: {
    name: 'Nom',
    phone: 'Téléphone',
    email: 'E-mail',
    availability: 'Disponibilité',
    approval: 'Validation',
    vehicle: 'Véhicule',
    today: 'Aujourd’hui',
    position: 'Position',
  },
  sort: {
    created_at: 'Date d’ajout',
  },
  empty: {
    title: 'Aucun livreur pour l’instant',
    detail:
      'Ajoutez les personnes qui livrent pour vous. Avec des documents et un véhicule validés, des commandes peuvent leur être proposées.',
  },
  decide: {
    pending: 'Décider plus tard',
    approved: 'Valider',
    declined: 'Refuser',
    blocked: 'Bloquer',
  },
  ask: {
    declined: 'Refuser %{name}\u202F?',
    blocked: 'Bloquer %{name}\u202F?',
  },
  ask_detail: {
    declined: 'Aucune commande ne lui sera proposée tant que vous n’en décidez pas autrement.',
    blocked: 'Aucune commande ne lui sera proposée tant que vous n’en décidez pas autrement.',
  },
  decided: {
    pending: '%{name}\u202F: décision en attente.',
    approved: '%{name}\u202F: validé.',
    declined: '%{name}\u202F: refusé.',
    blocked: '%{name}\u202F: bloqué.',
  },
  field: {
    first_name: 'Prénom',
    last_name: 'Nom',
    country_phone_code: 'Indicatif',
    phone: 'Téléphone',
    email: 'E-mail',
    address: 'Adresse',
    image: 'Photo',
  },
  position: {
    none: 'Pas de position',
    now: 'À l’instant',
    ago: 'il y a %{time}',
  },
  today: {
    none: 'Aucune livraison pour l’instant',
    line: '%{smart_count} · %{amount} |||| %{smart_count} · %{amount}',
    deliveries: 'Livraisons',
    fees: 'Frais de livraison',
    tips: 'Pourboires',
    cash: 'Espèces encaissées',
    cash_hint: 'Réglées aujourd’hui à la porte par les clients. À remettre à la caisse.',
  },
  jobs: {
    title: 'Aujourd’hui',
    none: 'Aucune commande aujourd’hui.',
    order: 'Commande %{number}',
    active: 'Commandes en cours',
  },
  vehicles: {
    title: 'Véhicules',
    add: 'Ajouter un véhicule',
    edit: 'Modifier le véhicule',
    empty: 'Aucun véhicule. Sans véhicule, aucune commande n’est proposée.',
    in_use: 'Utilisé',
    use: 'Utiliser celui-ci',
    approve: 'Valider le véhicule',
    disapprove: 'Retirer la validation',
    delete_detail: 'Le véhicule est supprimé définitivement. Sans véhicule, aucune commande n’est proposée.',
    year_error: 'Saisissez l’année en quatre chiffres, à partir de 1950.',
    field: {
      vehicle_type_id: 'Type',
      name: 'Nom',
      model: 'Modèle',
      color: 'Couleur',
      year: 'Année',
      plate_number: 'Immatriculation',
    },
  },
  take_back_and_delete: 'Reprendre et supprimer',
  delete_detail:
    'Plus aucune commande ne lui sera proposée, et les propositions en attente passent à quelqu’un d’autre. Les commandes livrées gardent son nom.',
  active_orders: {
    to_fetch: 'Pas encore récupérées\u202F: %{numbers}',
    take_back: 'Reprendre et chercher quelqu’un d’autre',
    keep: 'Laisser au livreur',
    picked_up: 'Déjà récupérées\u202F: %{numbers}. Elles restent avec %{name} jusqu’à la livraison.',
    offers: 'Les propositions en attente passent de toute façon à quelqu’un d’autre.',
    unknown: 'Les commandes en cours n’ont pas pu être chargées. Pour celles pas encore récupérées\u202F:',
    of_many: 'Commandes pas encore récupérées',
  },
  bulk: {
    title: {
      approved: 'Valider les livreurs sélectionnés (%{count})\u202F?',
      declined: 'Refuser les livreurs sélectionnés (%{count})\u202F?',
      blocked: 'Bloquer les livreurs sélectionnés (%{count})\u202F?',
    },
    detail: {
      approved: 'Chacun pourra recevoir des commandes une fois ses documents et son véhicule validés aussi.',
      declined:
        'Aucune commande ne leur sera proposée tant que vous n’en décidez pas autrement. Celles déjà récupérées seront livrées.',
      blocked:
        'Aucune commande ne leur sera proposée tant que vous n’en décidez pas autrement. Celles déjà récupérées seront livrées.',
    },
    done: {
      approved: 'Validés\u202F: %{count}',
      declined: 'Refusés\u202F: %{count}',
      blocked: 'Bloqués\u202F: %{count}',
    },
  },
  ending: {
    title: 'Des documents expirent dans les 14\u202Fjours\u202F:',
    show: 'Voir',
    seen: 'Compris',
    others: '%{count} de plus',
    filter: 'Document bientôt expiré',
  },
};
