const tableBook = {
  bookings: 'Prenotazioni per ora',
  details: 'Dettagli',
  book: 'Nuova prenotazione',
  walk_in: 'Fai accomodare ora',
  none_free: 'Ora non c’è un tavolo libero per loro.',
  seats: '%{min}–%{max} coperti',
  day: {
    label: 'Giorno',
    earlier: 'Giorno precedente',
    later: 'Giorno successivo',
    today: 'Oggi',
  },
  view: {
    label: 'Vista',
    list: 'Elenco',
    timeline: 'Linea del tempo',
  },
  sums: {
    bookings: '%{smart_count} prenotazione |||| %{smart_count} prenotazioni',
    guests: '%{smart_count} coperto |||| %{smart_count} coperti',
  },
  covers: {
    label: 'Coperti',
    at: '%{smart_count} coperto previsto alle %{time} |||| %{smart_count} coperti previsti alle %{time}',
  },
  state: {
    requested: 'Non ancora confermata',
    expected: 'In arrivo',
    due: 'È l’ora',
    late: '%{time} di ritardo',
    seated: 'Al tavolo, ancora %{time}',
    over: 'Al tavolo, %{time} in più',
    finished: 'Terminata',
    no_show: 'Non si è presentato nessuno',
    cancelled: 'Annullata',
    rejected: 'Rifiutata',
  },
  late: {
    title: 'Clienti in ritardo e assenti',
    count: '%{smart_count} in ritardo |||| %{smart_count} in ritardo',
    no_shows: '%{smart_count} assente |||| %{smart_count} assenti',
  },
  action: {
    accept: 'Accetta',
    arrived: 'Arrivati',
    complete: 'Completa',
    no_show: 'Non presentati',
    no_show_fee: 'Non presentati · %{fee}',
    no_fee: 'Non presentati, senza costi',
    undo_no_show: 'Ripristina',
    of: '%{action}: %{name}',
  },
  move: {
    chosen: 'Prenotazione scelta',
    tap: 'Tocca un orario accanto a un tavolo per spostarci questa prenotazione.',
    keys: 'Alt e un tasto freccia spostano la prenotazione a un altro orario o a un altro tavolo.',
    stop: 'Deseleziona',
    done: '%{name}: ora tavolo %{table} alle %{time}',
    undone: '%{name}: di nuovo tavolo %{table} alle %{time}',
    refused: 'Impossibile spostare la prenotazione di %{name}. %{reason}',
  },
  empty: {
    title: 'Nessuna prenotazione in questo giorno',
    detail: 'Le nuove prenotazioni appaiono subito qui.',
  },
  error: {
    title: 'Impossibile caricare le prenotazioni',
    detail: 'Controlla la connessione e riprova.',
  },
};

export const texts = { tableBook };
