import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen. Offene Bestellungen behalten ihre Gebühr.',
  field: {
    mode: 'Berechnung der Gebühr',
    percentage: 'Prozentsatz',
    area_price: 'Festpreis',
    bands: 'Preise nach Entfernung',
    base_price: 'Grundpreis',
    base_price_distance: 'Im Grundpreis enthaltene Entfernung',
    price_per_unit_distance: 'Preis pro Kilometer oder Meile',
    price_per_unit_time: 'Preis pro Minute',
    min_fare: 'Mindestgebühr',
    free_delivery_above: 'Kostenlos ab einem Bestellwert von',
    free_delivery_radius: 'Kostenlos im Umkreis von',
    radius: 'Liefern im Umkreis von',
  },
  choice: {
    mode: {
      absolute: 'Nach Entfernung',
      percentage: 'Als Prozentsatz des Warenwerts',
    },
  },
} satisfies SettingsTexts;
