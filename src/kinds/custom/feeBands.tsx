import type { FeeBand } from '#contract/delivery/deliveryFee';
import { bandText } from '../../components/delivery/useFeeText';
import type { Kind } from '../kind';

/** Delivery prices by distance. */
export const kind: Kind = {
  toText: (value, _field, tools) => ((value ?? []) as FeeBand[]).map((band) => bandText(band, tools)).join(' '),
  blank: [],
  width: 260,
};
