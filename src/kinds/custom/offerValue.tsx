import type { OfferTerms } from '#contract/offers/offerTerms';
import { offerValueText } from '../../components/offers/offerText';
import type { Kind } from '../kind';

/** An offer's discount: a percentage or an amount, by the `type` next to it. */
export const kind: Kind = {
  toText: (value, { source }, tools) => {
    const { type, [source]: discount } = (value ?? {}) as Partial<Record<string, unknown>>;
    if (typeof discount !== 'number') return '';
    // An old entry of the history may have one without the other.
    return type === undefined
      ? String(discount)
      : offerValueText({ type: type as OfferTerms['type'], value: discount }, tools);
  },
  blank: null,
  blankBeside: { type: 'percentage' },
  width: 120,
};
