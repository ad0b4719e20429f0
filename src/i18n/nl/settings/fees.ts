import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen. Openstaande bestellingen houden hun bezorgkosten.',
  field: {
    mode: 'Berekening van de kosten',
    percentage: 'Percentage',
    area_price: 'Vaste prijs',
    bands: 'Prijzen per afstand',
    base_price: 'Basisprijs',
    base_price_distance: 'Afstand inbegrepen in de basisprijs',
    price_per_unit_distance: 'Prijs per kilometer of mijl',
    price_per_unit_time: 'Prijs per minuut',
    min_fare: 'Minimumkosten',
    free_delivery_above: 'Gratis bij bestellingen vanaf',
    free_delivery_radius: 'Gratis binnen',
    radius: 'Bezorgen binnen',
  },
  choice: {
    mode: {
      absolute: 'Op afstand',
      percentage: 'Als percentage van het bedrag van de artikelen',
    },
  },
} satisfies SettingsTexts;
