import { useTranslate } from 'react-admin';
import type { DietContradiction } from '#contract/menu/diet';
import { useListText } from '../text/useListText';

/** What a mark and allergens of the same item contradict each other in, as a sentence. */
export function useContradictionText(): (contradiction: DietContradiction) => string {
  const t = useTranslate();
  const list = useListText();
  return ({ mark, allergens }) =>
    t('diet.contradiction', {
      mark: t(`diet.mark.${mark}`),
      allergens: list(allergens.map((allergen) => t(`diet.allergen.${allergen}`))),
    });
}
