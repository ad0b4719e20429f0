import { randomUUID } from 'node:crypto';
import type { DeliveryFeeRules } from '#contract/delivery/deliveryFee';
import { deliveryFeeSettings } from '#contract/settings/deliveryFee';
import { storeSection } from '#server/records/storeSection';

/** The default fee. A change gives the store new delivery terms: new orders are priced by it, placed ones keep their fee. */
export const deliveryFee = storeSection(deliveryFeeSettings, {
  read: ({ settings }) => settings.delivery_fee,
  write: (changes, { settings }) => {
    const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const delivery_fee = { ...settings.delivery_fee, ...changed } as DeliveryFeeRules;
    return { settings: { delivery_fee, delivery_terms_id: randomUUID() } };
  },
});
