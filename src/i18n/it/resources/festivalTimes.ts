import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Orari speciali',
  new: 'Nuovo orario speciale',
  search: 'Testo per i clienti',
  record: 'l’orario speciale %{name}',
  section: {
    main: 'Giorni e orari',
  },
  field: {
    name: 'Testo per i clienti',
    start_date: 'Primo giorno',
    end_date: 'Ultimo giorno',
    is_yearly: 'Ogni anno',
    hours: 'Orari di quei giorni',
  },
  empty: {
    title: 'Ancora nessun orario speciale',
    detail:
      'Aggiungi festività, chiusure o giorni con altri orari. Sostituiscono gli orari abituali dell’intera giornata.',
  },
} satisfies ResourceTexts;
