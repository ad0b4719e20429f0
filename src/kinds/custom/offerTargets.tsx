import { useListText } from '../../components/text/useListText';
import { idsOf } from '../idsOf';
import type { Kind } from '../kind';
import { useOfferTargets } from './useOfferTargets';

const Names = ({ value }: { value: unknown }) => {
  const { nameOf } = useOfferTargets();
  const list = useListText();
  return list(idsOf(value).map(nameOf));
};

/** The items or sub-categories that an offer is for, as ids. */
export const kind: Kind = {
  toText: (value) => idsOf(value).join(' '),
  Field: Names,
  Comparison: Names,
  blank: [],
  width: 200,
};
