import type { ResourceTexts } from '../../resourceTexts';

export default {
  title: 'Besondere Öffnungszeiten',
  new: 'Neue besondere Öffnungszeit',
  search: 'Besondere Öffnungszeiten suchen',
  record: 'die besondere Öffnungszeit %{name}',
  section: {
    main: 'Tage und Zeiten',
  },
  field: {
    name: 'Text für die Kundschaft',
    start_date: 'Erster Tag',
    end_date: 'Letzter Tag',
    is_yearly: 'Jedes Jahr',
    hours: 'Zeiten an diesen Tagen',
  },
  empty: {
    title: 'Noch keine besonderen Öffnungszeiten',
    detail: 'Tragen Sie Feiertage, Urlaub oder Tage mit anderen Zeiten ein. Sie ersetzen den ganzen Tag.',
  },
} satisfies ResourceTexts;
