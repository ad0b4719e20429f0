import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Gilt ab sofort. Beträge und Entfernungen in anderen Einstellungen werden nicht umgerechnet: Prüfen Sie danach Gebühren und Mindestwerte.',
  field: {
    timezone: 'Zeitzone',
    currency: 'Währung',
    is_distance_unit_mile: 'Entfernungen in Meilen',
  },
  blocked: 'Das lässt sich nicht mehr ändern, denn es gibt bereits %{what}.',
  owner_only: 'Das kann nur der Inhaber ändern.',
  blocker: {
    orders: 'Bestellungen',
    items: 'Artikel',
    offers: 'Angebote',
    areas: 'Liefergebiete mit eigener Gebühr',
  },
} satisfies SettingsTexts;
