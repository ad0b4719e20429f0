import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt sofort für neue Bestellungen. Sind geplante Bestellungen betroffen, fragen wir nach jeder.',
  field: {
    opening_hours: 'Zeiten für alle Bestellarten',
    order_type_hours: 'Eigene Zeiten einer Bestellart',
  },
  same: 'Alle Arten',
  last_now: 'Heute werden sofortige Bestellungen bis %{closes} angenommen; das letzte Zeitfenster ist %{slot}.',
  last_now_only:
    'Heute werden sofortige Bestellungen bis %{closes} angenommen. Zeitfenster gibt es keine: Eine Bestellung dauert länger als die Öffnungszeit.',
  closed_now: 'Heute ist geschlossen.',
} satisfies SettingsTexts;
