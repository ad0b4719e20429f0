import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Sonderöffnungszeiten',
  new: 'Neue Sonderöffnungszeit',
  search: 'Text für Kunden',
  record: 'die Sonderöffnungszeit %{name}',
  section: {
    main: 'Tage und Zeiten',
  },
  field: {
    name: 'Text für Kunden',
    start_date: 'Erster Tag',
    end_date: 'Letzter Tag',
    is_yearly: 'Jedes Jahr',
    hours: 'Zeiten an diesen Tagen',
  },
  empty: {
    title: 'Noch keine Sonderöffnungszeiten',
    detail:
      'Tragen Sie Feiertage, Betriebsferien oder Tage mit anderen Zeiten ein. Sie ersetzen die üblichen Zeiten des ganzen Tages.',
  },
} satisfies ResourceTexts;
