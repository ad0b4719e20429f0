const tableBook = {
  bookings: 'Reservierungen nach Uhrzeit',
  details: 'Anzeigen',
  book: 'Neue Reservierung',
  walk_in: 'Gäste jetzt setzen',
  none_free: 'Für sie ist gerade kein Tisch frei.',
  seats: '%{min}–%{max} Personen',
  day: {
    label: 'Tag',
    earlier: 'Vorheriger Tag',
    later: 'Nächster Tag',
    today: 'Heute',
  },
  view: {
    label: 'Ansicht',
    list: 'Liste',
    timeline: 'Zeitachse',
  },
  sums: {
    bookings: '%{smart_count} Reservierung |||| %{smart_count} Reservierungen',
    guests: '%{smart_count} Gast |||| %{smart_count} Gäste',
  },
  covers: {
    label: 'Gäste',
    at: 'Um %{time} kommt %{smart_count} Gast |||| Um %{time} kommen %{smart_count} Gäste',
  },
  state: {
    requested: 'Noch nicht bestätigt',
    expected: 'Erwartet',
    due: 'Jetzt fällig',
    late: '%{time} zu spät',
    seated: 'Am Tisch, noch %{time}',
    over: 'Am Tisch, %{time} länger',
    finished: 'Beendet',
    no_show: 'Nicht erschienen',
    cancelled: 'Storniert',
    rejected: 'Abgelehnt',
  },
  late: {
    title: 'Verspätete Gäste und No-Shows',
    count: '%{smart_count} verspätet |||| %{smart_count} verspätet',
    no_shows: '%{smart_count} No-Show |||| %{smart_count} No-Shows',
  },
  action: {
    accept: 'Annehmen',
    arrived: 'Eingetroffen',
    complete: 'Abschließen',
    no_show: 'Nicht erschienen',
    no_show_fee: 'Nicht erschienen · %{fee}',
    no_fee: 'Nicht erschienen, ohne Gebühr',
    undo_no_show: 'Zurücknehmen',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Gewählte Reservierung',
    tap: 'Tippen Sie bei einem Tisch auf eine Uhrzeit, um die Reservierung dorthin zu verschieben.',
    keys: 'Alt und eine Pfeiltaste verschieben die Reservierung auf eine andere Uhrzeit oder einen anderen Tisch.',
    stop: 'Auswahl aufheben',
    done: '%{name}: jetzt Tisch %{table} um %{time}',
    undone: '%{name}: wieder Tisch %{table} um %{time}',
    refused: '%{name} wurde nicht verschoben. %{reason}',
  },
  empty: {
    title: 'Keine Reservierungen an diesem Tag',
    detail: 'Neue Reservierungen erscheinen hier sofort.',
  },
  error: {
    title: 'Die Reservierungen konnten nicht geladen werden',
    detail: 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
};

export const texts = { tableBook };
