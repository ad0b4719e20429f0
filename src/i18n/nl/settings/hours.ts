import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt vanaf nu voor nieuwe bestellingen. Raakt het geplande bestellingen, dan vragen we per bestelling.',
  field: {
    opening_hours: 'Tijden voor alle soorten bestellingen',
    order_type_hours: 'Tijden van één soort bestelling',
  },
  same: 'Alle soorten',
  last_now: 'Vandaag kunnen klanten tot %{closes} direct bestellen; het laatste tijdvak is %{slot}.',
  last_now_only:
    'Vandaag kunnen klanten tot %{closes} direct bestellen. Er zijn geen tijdvakken: een bestelling duurt langer dan de openingstijd.',
  closed_now: 'De zaak is vandaag gesloten.',
} satisfies SettingsTexts;
