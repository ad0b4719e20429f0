import type { DeliveryFee } from '#contract/delivery/deliveryFee';
import { feeText } from '../../components/delivery/useFeeText';
import type { Kind } from '../kind';

/** How an area's delivery fee is calculated; `null`: by the store's default. */
export const kind: Kind = {
  toText: (value, _field, tools) =>
    value ? feeText(value as DeliveryFee, tools) : tools.t('deliveryAreas.default_fee'),
  blank: null,
  width: 260,
};
