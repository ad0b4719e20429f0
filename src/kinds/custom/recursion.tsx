import type { Recursion } from '#contract/offers/offerTerms';
import { recursionText } from '../../components/offers/offerText';
import type { Kind } from '../kind';

/** The days and hours on which an offer is repeated. */
export const kind: Kind = {
  toText: (value, _field, tools) => (value ? recursionText(value as Recursion, tools) : ''),
  blank: { type: 'none' },
  width: 200,
};
