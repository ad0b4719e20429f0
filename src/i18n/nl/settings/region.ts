import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vanaf nu. Bedragen en afstanden in andere instellingen houden hun getal: controleer daarna kosten en minimumbedragen.',
  field: {
    timezone: 'Tijdzone',
    currency: 'Valuta',
    is_distance_unit_mile: 'Afstanden in mijlen',
  },
  blocked: 'Dit kan niet meer worden gewijzigd, want de zaak heeft al: %{what}.',
  owner_only: 'Alleen de eigenaar kan dit wijzigen.',
  blocker: {
    orders: 'bestellingen',
    items: 'artikelen',
    offers: 'aanbiedingen',
    areas: 'bezorggebieden met eigen kosten',
  },
} satisfies SettingsTexts;
