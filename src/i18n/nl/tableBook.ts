const tableBook = {
  bookings: 'Reserveringen op tijd',
  details: 'Gegevens',
  book: 'Nieuwe reservering',
  walk_in: 'Gasten nu plaatsen',
  none_free: 'Er is nu geen tafel voor hen vrij.',
  seats: '%{min}–%{max} personen',
  day: {
    label: 'Dag',
    earlier: 'Vorige dag',
    later: 'Volgende dag',
    today: 'Vandaag',
  },
  view: {
    label: 'Weergave',
    list: 'Lijst',
    timeline: 'Tijdlijn',
  },
  sums: {
    bookings: '%{smart_count} reservering |||| %{smart_count} reserveringen',
    guests: '%{smart_count} gast |||| %{smart_count} gasten',
  },
  covers: {
    label: 'Gasten',
    at: 'Om %{time} komt %{smart_count} gast |||| Om %{time} komen %{smart_count} gasten',
  },
  state: {
    requested: 'Nog niet bevestigd',
    expected: 'Verwacht',
    due: 'Nu verwacht',
    late: '%{time} te laat',
    seated: 'Aan tafel, nog %{time}',
    over: 'Aan tafel, %{time} langer',
    finished: 'Klaar',
    no_show: 'Niet gekomen',
    cancelled: 'Geannuleerd',
    rejected: 'Afgewezen',
  },
  late: {
    title: 'Late gasten en no-shows',
    count: '%{smart_count} te laat |||| %{smart_count} te laat',
    no_shows: '%{smart_count} niet gekomen |||| %{smart_count} niet gekomen',
  },
  action: {
    accept: 'Accepteren',
    arrived: 'Aangekomen',
    complete: 'Afronden',
    no_show: 'Niet gekomen',
    no_show_fee: 'Niet gekomen · %{fee}',
    no_fee: 'Niet gekomen, zonder kosten',
    undo_no_show: 'Ongedaan maken',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Gekozen reservering',
    tap: 'Tik bij een tafel op een tijd om deze reservering daarheen te verplaatsen.',
    keys: 'Alt en een pijltoets verplaatsen de reservering naar een andere tijd of tafel.',
    stop: 'Selectie opheffen',
    done: '%{name}: nu tafel %{table} om %{time}',
    undone: '%{name}: weer tafel %{table} om %{time}',
    refused: '%{name} is niet verplaatst. %{reason}',
  },
  empty: {
    title: 'Geen reserveringen op deze dag',
    detail: 'Nieuwe reserveringen verschijnen hier meteen.',
  },
  error: {
    title: 'De reserveringen konden niet worden geladen',
    detail: 'Controleer de verbinding en probeer het opnieuw.',
  },
};

export const texts = { tableBook };
