import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per le nuove prenotazioni. Quelle già fatte non cambiano.',
  section: {
    limits: 'Coperti per quarto d’ora',
    exceptions: 'Eccezioni',
  },
  field: {
    booking_covers_max: 'Tutti i coperti',
    booking_guest_covers_max: 'Prenotati dai clienti',
    booking_busy_covers_percent: 'Percentuale quando c’è tanto lavoro',
    booking_cover_exceptions: 'Altri limiti in alcuni giorni',
  },
  help: {
    booking_covers_max: 'Quanti coperti possono arrivare in 15 minuti. Lascia vuoto per non porre limiti.',
    booking_guest_covers_max: 'Il resto rimane per le prenotazioni che prendi tu. Lascia vuoto per non porre limiti.',
    booking_busy_covers_percent:
      'Quando c’è tanto lavoro o la cucina è in pausa, si può prenotare solo questa parte dei limiti.',
    booking_cover_exceptions:
      'In queste ore sostituiscono entrambi i limiti. Inserisci 0 per non accettare prenotazioni.',
  },
  row: {
    day: 'Giorno',
    from: 'Dalle',
    to: 'Alle',
    covers_max: 'Tutti i coperti',
    guest_covers_max: 'Dai clienti',
    number: 'Eccezione %{number}',
    add: 'Aggiungi eccezione',
    remove: 'Elimina l’eccezione %{number}',
    overlaps: 'In queste ore vale già un’altra eccezione.',
    no_quarter: 'Scegli un quarto d’ora esatto.',
    any: 'senza limite',
    text: '%{day} %{hours}: coperti %{covers}, dai clienti %{guests}',
  },
} satisfies SettingsTexts;
