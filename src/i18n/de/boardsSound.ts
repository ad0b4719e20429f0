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
  notice: {
    view: 'Ansehen',
    change_declined: 'Bestellung %{number}: Der Kunde hat die Änderung abgelehnt.',
    change_expired:
      'Bestellung %{number}: Der Kunde hat nicht rechtzeitig geantwortet. Die Bestellung bleibt unverändert.',
  },
};
