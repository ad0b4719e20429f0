import type { OfferTerms, Recursion } from '#contract/offers/offerTerms';
import { useOfferText } from '../../components/offers/useOfferText';
import { useListText } from '../../components/text/useListText';
import { useOfferMenu } from './useOfferMenu';

interface InWordsProps {
  value: unknown;
}

/** An offer's days and hours, in the history and in the comparison of conflicts. */
export const RecursionInWords = ({ value }: InWordsProps) => {
  const { recursionText } = useOfferText();
  return value ? recursionText(value as Recursion) : null;
};

/** Its discount there. */
export const ValueInWords = ({ value }: InWordsProps) => {
  const { valueText } = useOfferText();
  const terms = (value ?? {}) as Partial<Pick<OfferTerms, 'type' | 'value'>>;
  return typeof terms.value === 'number' ? valueText({ type: terms.type ?? 'percentage', value: terms.value }) : null;
};

/** Its items or sub-categories there. */
export const TargetsInWords = ({ value }: InWordsProps) => {
  const { nameOf } = useOfferMenu();
  const list = useListText();
  return list(((value ?? []) as string[]).map(nameOf));
};
