import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Gilt ab sofort. Beträge und Entfernungen in anderen Einstellungen werden nicht umgerechnet: Prüfen Sie danach Gebühren und Mindestwerte.',
  field: {
    timezone: 'Zeitzone',
    currency: 'Währung',
    is_distance_unit_mile: 'Entfernungen in Meilen',
    day_starts_at: 'Der Betriebstag beginnt um',
  },
  day: {
    detail:
      'Übersichten, Verlauf, Summen, Exporte und Angebote ohne Uhrzeiten richten sich nach Betriebstagen. Eine Änderung gilt auch für frühere Bestellungen. Öffnungszeiten und Feiertage richten sich nach dem Kalender.',
    before: 'Eine Bestellung am Samstag um %{time} zählt zum Freitag.',
    same: 'Eine Bestellung am Samstag um %{time} zählt zum Samstag.',
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
