import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Ab sofort. Beträge und Entfernungen in anderen Einstellungen behalten ihre Zahlen: Prüfen Sie danach Gebühren und Mindestwerte.',
  field: {
    timezone: 'Zeitzone',
    currency: 'Währung',
    is_distance_unit_mile: 'Entfernungen in Meilen',
  },
  blocked: 'Nicht mehr änderbar, denn es gibt schon: %{what}.',
  owner_only: 'Das kann nur der Inhaber ändern.',
  blocker: {
    orders: 'Bestellungen',
    items: 'Artikel',
    offers: 'Angebote',
    areas: 'Liefergebiete mit eigener Gebühr',
  },
} satisfies SettingsTexts;
