import { feeModes } from '#contract/delivery/deliveryFee';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { withTexts } from '../../i18n/index';
import type { FieldOptions } from '../../kinds/kind';
import { defineSettings } from '../defineSettings';

const money = (name: string): FieldOptions => ({ kind: 'money', label: `deliveryAreas.fee.${name}` });
const distance = (name: string): FieldOptions => ({ kind: 'number', label: `deliveryAreas.fee.${name}` });

/** The default fee, for stores without areas and for areas without a fee of their own. */
export const fees = defineSettings('fees', {
  entity: 'delivery_fee_settings',
  fields: {
    mode: {
      kind: 'choice',
      label: 'deliveryAreas.fee.mode',
      choices: feeModes,
      choiceTexts: 'deliveryAreas.fee.modes',
    },
    percentage: { kind: 'percent', label: 'deliveryAreas.fee.percentage' },
    area_price: money('area_price'),
    bands: {
      kind: 'text',
      label: 'deliveryAreas.fee.bands',
      blank: [],
      Value: lazyWithRetry(withTexts('pages', async () => ({ default: (await import('./AreaInWords')).BandsInWords }))),
    },
    base_price: money('base_price'),
    base_price_distance: distance('base_price_distance'),
    price_per_unit_distance: money('per_distance'),
    price_per_unit_time: money('price_per_unit_time'),
    min_fare: money('min_fare'),
    free_delivery_above: money('free_delivery_above'),
    free_delivery_radius: distance('free_delivery_radius'),
    radius: distance('radius'),
  },
});
