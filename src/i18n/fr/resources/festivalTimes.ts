import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Horaires spéciaux',
  new: 'Nouvel horaire spécial',
  search: 'Texte pour les clients',
  record: 'l’horaire spécial %{name}',
  section: {
    main: 'Jours et horaires',
  },
  field: {
    name: 'Texte pour les clients',
    start_date: 'Premier jour',
    end_date: 'Dernier jour',
    is_yearly: 'Chaque année',
    hours: 'Horaires de ces jours',
  },
  empty: {
    title: 'Aucun horaire spécial pour l’instant',
    detail:
      'Ajoutez des jours fériés, des fermetures ou des jours à d’autres horaires. Ils remplacent les horaires habituels de toute la journée.',
  },
} satisfies ResourceTexts;
