import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Geldt vanaf nu. Bedragen en afstanden in andere instellingen worden niet omgerekend: controleer dus je kosten en minimumbedragen.',
  field: {
    timezone: 'Tijdzone',
    currency: 'Valuta',
    is_distance_unit_mile: 'Afstanden in mijlen',
    day_starts_at: 'Bedrijfsdag begint om',
  },
  day: {
    detail:
      'Borden, geschiedenis, totalen, exports en aanbiedingen zonder tijden gaan per bedrijfsdag. Een wijziging geldt ook voor eerdere bestellingen. Openingstijden en feestdagen volgen de kalender.',
    before: 'Een bestelling op zaterdag om %{time} telt mee voor vrijdag.',
    same: 'Een bestelling op zaterdag om %{time} telt mee voor zaterdag.',
  },
  blocked: 'Je kunt dit niet meer wijzigen, want de zaak heeft al %{what}.',
  owner_only: 'Alleen de eigenaar kan dit wijzigen.',
  blocker: {
    orders: 'bestellingen',
    items: 'artikelen',
    offers: 'aanbiedingen',
    areas: 'bezorggebieden met aparte kosten',
  },
} satisfies SettingsTexts;
