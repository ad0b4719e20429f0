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
  /** A new order that nobody answered. The message ends with what became of the payment and the table. */
  rejected: {
    within: 'Bestellung %{number} wurde abgelehnt: Niemand hat innerhalb von %{time} geantwortet.',
    in_time: 'Bestellung %{number} wurde abgelehnt: Niemand hat rechtzeitig geantwortet.',
    /** Notifications, below the order's number. */
    ending: 'Noch keine Antwort: Sie wird gleich abgelehnt.',
    push: 'Abgelehnt: Niemand hat rechtzeitig geantwortet.',
    card: 'Die Kartenzahlung von %{amount} wurde erstattet.',
    cash: 'Die Zahlung von %{amount} wurde erstattet.',
    unpaid: 'Es war noch nichts bezahlt.',
    table: 'Tisch %{number} ist wieder frei.',
  },
  notice: {
    about: 'Bestellung %{number}: %{text}',
    ending: 'Bestellung %{number} wird gleich abgelehnt: Niemand hat bisher geantwortet.',
    view: 'Ansehen',
    change_declined: 'Bestellung %{number}: Der Kunde hat die Änderung abgelehnt.',
    change_expired:
      'Bestellung %{number}: Der Kunde hat nicht rechtzeitig geantwortet. Die Bestellung bleibt unverändert.',
  },
};
