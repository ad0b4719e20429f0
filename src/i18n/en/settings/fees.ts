import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. Open orders keep their fee.',
  field: {
    mode: 'How the fee is calculated',
    percentage: 'Percentage',
    area_price: 'Flat fee',
    bands: 'Prices by distance',
    base_price: 'Base price',
    base_price_distance: 'Distance included in the base price',
    price_per_unit_distance: 'Price per kilometre or mile',
    price_per_unit_time: 'Price per minute',
    min_fare: 'Minimum fee',
    free_delivery_above: 'Free for orders of at least',
    free_delivery_radius: 'Free within',
    radius: 'Deliver within',
  },
  choice: { mode: { absolute: 'By distance', percentage: 'As a percentage of the item total' } },
} satisfies SettingsTexts;
