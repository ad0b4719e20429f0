import type { notifications as english } from '../en/notifications';

export const notifications: typeof english = {
  title: 'Mitteilungen',
  mark_all: 'Alle gelesen',
  empty: 'Noch keine Mitteilungen',
  empty_detail: 'Hier erscheint, was in den letzten 7\u00A0Tagen geschehen ist.',
  today: 'Heute',
  yesterday: 'Gestern',
  unread: 'Ungelesen',
  settings: 'Mitteilungen einstellen',
  kinds: 'So meldet dieses Gerät Ereignisse',
  channel: { sound: 'Ton', notice: 'Einblendung', list: 'Nur Liste' },
  kind: {
    new_order: 'Neue Bestellung',
    ending: 'Bestellung wird gleich abgelehnt',
    unanswered: 'Bestellung nicht rechtzeitig angenommen',
    cancelled: 'Bestellung vom Kunden storniert',
    answer: 'Antwort des Kunden auf eine Änderung',
    changed: 'Bestellung geändert',
    courier: 'Meldungen zu Lieferungen',
    nobody_found: 'Kein Kurier gefunden',
    low_review: 'Schlechte Bewertung',
    document: 'Dokumente des Betriebs',
  },
  jumps: 'Ereignisse von jeder Seite aus öffnen',
  jumps_detail:
    'Nach 30\u00A0Sekunden ohne Bedienung öffnet eine Übersicht die Seite eines neuen Ereignisses. Ist das eingeschaltet, tut das jede Seite, solange dort nichts geöffnet oder ungespeichert ist.',
};
