import type { boardsSound as english } from '../en/boardsSound';

export const boardsSound: typeof english = {
  sound: {
    label: 'Ton: %{state}',
    on: 'an',
    off: 'aus',
    blocked: 'vom Browser blockiert',
    title: 'Ton auf diesem Gerät',
    volume: 'Lautstärke',
    mute: 'Stumm',
    test: 'Testen',
    test_cancel: 'Stornoton testen',
    blocked_banner: 'Der Ton ist aus, bis Sie die Seite antippen.',
    allow: 'Ton einschalten',
  },
  connection: {
    live: 'Verbunden',
    connecting: 'Wird verbunden',
    cut_off: 'Keine Verbindung',
    outage: 'Nicht verfügbar',
    too_many_tabs: 'Zu viele Tabs',
  },
  announce: {
    changed: 'Bestellung %{number} hat sich geändert',
    new: 'Neue Bestellung %{number}, %{type}, %{total}',
    cancelled: 'Der Kunde hat Bestellung %{number} storniert',
    moved: 'Bestellung %{number}: %{status}',
  },
  /** A new order that no one accepted in time. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Bestellung %{number} wurde abgelehnt: Niemand hat sie innerhalb von %{time} angenommen.',
    in_time: 'Bestellung %{number} wurde abgelehnt: Niemand hat sie rechtzeitig angenommen.',
    /** Notifications, below the order's number. */
    ending: 'Noch nicht angenommen: Die Bestellung wird gleich abgelehnt.',
    push: 'Abgelehnt: nicht rechtzeitig angenommen.',
    card: 'Die Kartenzahlung von %{amount} wurde erstattet.',
    cash: 'Die Zahlung von %{amount} wurde erstattet.',
    unpaid: 'Es war noch nichts bezahlt.',
    table: 'Tisch %{number} ist wieder frei.',
  },
  failure: {
    payment_failed: 'Die Kartenzahlung ist fehlgeschlagen.',
    refund_failed: 'Die Erstattung ist beim Zahlungsdienst fehlgeschlagen.',
  },
  notice: {
    ending: 'Bestellung %{number} wird gleich abgelehnt. Nehmen Sie sie jetzt an.',
    view: 'Ansehen',
    review: 'Neue Bewertung: %{smart_count} Stern |||| Neue Bewertung: %{smart_count} Sterne',
    change_declined: 'Bestellung %{number}: Der Kunde hat die Änderung abgelehnt.',
    change_expired:
      'Bestellung %{number}: Der Kunde hat nicht rechtzeitig geantwortet. Die Bestellung bleibt unverändert.',
  },
  /** Each is a sentence about one order. */
  event: {
    2061: 'Bestellung %{number}: Ein Kurier hat sie angenommen',
    2062: 'Bestellung %{number}: Der Kurier ist unterwegs zum Betrieb',
    2063: 'Bestellung %{number}: Der Kurier ist im Betrieb',
    2064: 'Bestellung %{number}: Der Kurier hat sie abgeholt',
    2065: 'Bestellung %{number}: Sie ist unterwegs zum Kunden',
    2066: 'Bestellung %{number}: Der Kurier ist beim Kunden',
    2067: 'Bestellung %{number}: Sie wurde geliefert',
    2068: 'Bestellung %{number}: Der Kunde hat sie storniert',
    2069: 'Bestellung %{number}: Es wurde kein Kurier gefunden',
    2070: 'Neue Vorbestellung %{number}',
    2071: 'Neue Bestellung %{number}',
    2074: 'Bestellung %{number}: Der Kunde hat der Änderung zugestimmt',
    2088: 'Bestellung %{number}: Die Angaben haben sich geändert',
  },
  /** Several events of one kind, in one notice. */
  events: {
    new_order: '%{smart_count} neue Bestellung |||| %{smart_count} neue Bestellungen',
    ending: '%{smart_count} Bestellung wird gleich abgelehnt |||| %{smart_count} Bestellungen werden gleich abgelehnt',
    unanswered:
      '%{smart_count} Bestellung nicht rechtzeitig angenommen |||| %{smart_count} Bestellungen nicht rechtzeitig angenommen',
    cancelled:
      '%{smart_count} Bestellung wurde vom Kunden storniert |||| %{smart_count} Bestellungen wurden von Kunden storniert',
    answer:
      '%{smart_count} Kunde hat auf eine Änderung geantwortet |||| %{smart_count} Kunden haben auf eine Änderung geantwortet',
    changed: '%{smart_count} Bestellung hat sich geändert |||| %{smart_count} Bestellungen haben sich geändert',
    courier: '%{smart_count} Meldung zu Lieferungen |||| %{smart_count} Meldungen zu Lieferungen',
    nobody_found: '%{smart_count} Bestellung ohne Kurier |||| %{smart_count} Bestellungen ohne Kurier',
    low_review: '%{smart_count} schlechte Bewertung |||| %{smart_count} schlechte Bewertungen',
    document: '%{smart_count} Meldung zu einem Dokument |||| %{smart_count} Meldungen zu Dokumenten',
  },
  bell: { label: 'Mitteilungen', unread: '%{smart_count} ungelesen |||| %{smart_count} ungelesen' },
};
