import { useTranslate } from 'react-admin';
import type { Diet } from '#contract/menu/diet';
import { useListText } from '../text/useListText';

/** Returns a function that puts allergens into a sentence, also for items whose allergens aren't stated. */
export function useAllergensText(): (allergens: Diet['allergens']) => string {
  const t = useTranslate();
  const list = useListText();
  return (allergens) => {
    if (!allergens) return t('diet.not_stated');
    if (allergens.length === 0) return t('diet.contains_none');
    return t('diet.contains', { allergens: list(allergens.map((allergen) => t(`diet.allergen.${allergen}`))) });
  };
}
