import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Änderungen gelten nur für neue Suchen.',
  field: {
    auto_assign: 'Wann die Kuriersuche beginnt',
    offer_seconds: 'Antwortzeit in Sekunden',
  },
  help: {
    offer_seconds: 'Danach wird der nächste Kurier gefragt.',
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
