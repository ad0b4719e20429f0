import { useTranslate } from 'react-admin';
import type { DietContradiction } from '#contract/menu/diet';
import { useListText } from '../text/useListText';

/** Returns a function that explains in a sentence how a mark and an item's allergens contradict each other. */
export function useContradictionText(): (contradiction: DietContradiction) => string {
  const t = useTranslate();
  const list = useListText();
  return ({ mark, allergens }) =>
    t('diet.contradiction', {
      mark: t(`diet.mark.${mark}`),
      allergens: list(allergens.map((allergen) => t(`diet.allergen.${allergen}`))),
    });
}
