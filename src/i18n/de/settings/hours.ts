import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen. Sind Vorbestellungen betroffen, entscheiden Sie über jede einzeln.',
  field: {
    opening_hours: 'Zeiten für alle Bestellarten',
    order_type_hours: 'Eigene Zeiten einer Bestellart',
  },
  same: 'Alle Arten',
  last_now: 'Letzte Bestellungen heute: %{closes} für sofort, %{slot} für später.',
  last_now_only:
    'Heute sind Bestellungen für sofort bis %{closes} möglich. Zeitfenster gibt es keine: Eine Bestellung dauert länger, als geöffnet ist.',
  closed_now: 'Heute ist geschlossen.',
} satisfies SettingsTexts;
