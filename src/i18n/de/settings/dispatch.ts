import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt nur für neue Suchen.',
  field: {
    auto_assign: 'Wann die Kuriersuche beginnt',
    offer_seconds: 'Antwortzeit in Sekunden',
    search_radius: 'Suchradius',
  },
  help: {
    offer_seconds: 'Danach wird der nächste Kurier gefragt.',
    search_radius:
      'Wer weiter vom Betrieb entfernt ist, wird nicht gefragt. Wessen Standort unbekannt ist, wird zuletzt gefragt. Leer lassen für keine Grenze.',
  },
  choice: {
    auto_assign: {
      off: 'Nur wenn ich sie starte',
      accepted: 'Sobald eine Bestellung angenommen ist',
      ready: 'Sobald das Essen fertig ist',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Sie weisen jede Bestellung selbst zu oder starten die Suche selbst.',
      accepted:
        'Wir suchen, während die Küche arbeitet, damit rechtzeitig jemand da ist. Bei Vorbestellungen beginnt die Suche, wenn die Küche beginnt.',
      ready: 'Niemand wartet auf Essen, das noch nicht fertig ist; dafür wartet fertiges Essen vielleicht kurz.',
    },
  },
} satisfies SettingsTexts;
