import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Geldt voor nieuwe bestellingen. Vallen ingeplande bestellingen buiten de nieuwe tijden, dan beslis je per bestelling.',
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
