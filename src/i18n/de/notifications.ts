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
  back: 'Zurück',
  kinds: 'So meldet dieses Gerät ein Ereignis',
  channel: { sound: 'Ton', notice: 'Hinweis', list: 'Nur Liste' },
  kind: {
    new_order: 'Neue Bestellung',
    ending: 'Bestellung wird gleich abgelehnt',
    unanswered: 'Bestellung ohne Antwort abgelehnt',
    cancelled: 'Bestellung vom Kunden storniert',
    answer: 'Antwort des Kunden auf eine Änderung',
    changed: 'Bestellung geändert',
    courier: 'Neues von Lieferungen',
    nobody_found: 'Kein Kurier gefunden',
    low_review: 'Schlechte Bewertung',
  },
  jumps: 'Auch andere Seiten verlassen',
  jumps_detail:
    'Nach 30\u00A0Sekunden ohne Bedienung öffnet eine Übersicht die Seite eines neuen Ereignisses. Eingeschaltet tut das jede Seite, außer wenn etwas geöffnet oder nicht gespeichert ist.',
};
