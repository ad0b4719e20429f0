import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. Open orders keep their fee.',
  field: {
    mode: 'Calculated',
    percentage: 'Percentage',
    area_price: 'One price',
    bands: 'Prices by distance',
    base_price: 'Base price',
    base_price_distance: 'Distance included',
    price_per_unit_distance: 'Price per kilometre or mile',
    price_per_unit_time: 'Price per minute',
    min_fare: 'Minimum fee',
    free_delivery_above: 'Free from an order of',
    free_delivery_radius: 'Free within',
    radius: 'Deliver within',
  },
  choice: { mode: { absolute: 'By distance', percentage: 'As a percentage of the items' } },
} satisfies SettingsTexts;
