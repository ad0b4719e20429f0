import { defaultFeeFields } from '../entities/deliveryArea';
import { describeSettings } from './describeSettings';

/** A store's default delivery fee, and how far it delivers if it has no delivery areas. */
export const deliveryFeeSettings = describeSettings('delivery_fee_settings', {
  permission: 'store/deliveries',
  summary: "The store's default delivery fee, and how far it delivers if it has no delivery areas",
  effect: 'Placed orders keep their fee',
  fields: defaultFeeFields,
});
