import { feeModes } from '#contract/delivery/deliveryFee';
import { defineSettings } from '../defineSettings';

const money = { kind: 'money' } as const;
const distance = { kind: 'distance' } as const;

/** The default fee, for stores without areas and for areas without a fee of their own. */
export const fees = defineSettings('fees', {
  entity: 'delivery_fee_settings',
  fields: {
    mode: { kind: 'choice', choices: feeModes },
    percentage: { kind: 'percent' },
    area_price: money,
    bands: { kind: 'fee_bands' },
    base_price: money,
    base_price_distance: distance,
    price_per_unit_distance: money,
    price_per_unit_time: money,
    min_fare: money,
    free_delivery_above: money,
    free_delivery_radius: distance,
    radius: distance,
  },
});
