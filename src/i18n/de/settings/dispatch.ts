import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Änderungen gelten nur für neue Suchen.',
  field: {
    auto_assign: 'Wann die Kuriersuche beginnt',
    offer_seconds: 'Antwortzeit in Sekunden',
    search_radius: 'Suchradius',
  },
  help: {
    offer_seconds: 'Danach wird der nächste Kurier gefragt.',
    search_radius:
      'Wer weiter vom Geschäft entfernt ist, wird nicht gefragt. Wessen Standort unbekannt ist, wird zuletzt gefragt. Leer: ohne Grenze.',
  },
  choice: {
    auto_assign: {
      off: 'Manuell',
      accepted: 'Sobald eine Bestellung angenommen ist',
      ready: 'Sobald das Essen fertig ist',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Nichts geschieht automatisch: Sie weisen jede Bestellung selbst zu oder starten die Suche.',
      accepted:
        'Wir suchen, während die Küche arbeitet, damit rechtzeitig jemand da ist. Bei Vorbestellungen beginnt die Suche, wenn die Küche beginnt.',
      ready: 'Niemand wartet auf Essen, das noch nicht fertig ist; dafür wartet fertiges Essen vielleicht kurz.',
    },
  },
} satisfies SettingsTexts;
