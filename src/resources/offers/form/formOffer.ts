import { isForChosen } from '#contract/offers/offerErrors';
import type { Offer, OfferTarget, Recursion } from '#contract/offers/offerTerms';
import type { Fields } from '../../../records/form/formValues';
import { tidyRecursion } from './RecursionInput';

/** The form's values as they are sent: without what its choices have left behind. */
export const tidyOffer = (values: Fields): Fields => ({
  ...values,
  ...(isForChosen(values.promo_for as OfferTarget) ? {} : { promo_apply_on: [] }),
  recursion: tidyRecursion((values.recursion ?? { type: 'none' }) as Recursion),
  // Its field is only there for a percentage.
  ...(values.type === 'absolute' ? { max_discount: null } : {}),
});

const numbers = ['max_discount', 'min_order_amount', 'min_items', 'uses_max', 'uses_per_customer', 'budget'] as const;

/**
 * The offer that a form has, for the engine. What isn't a number yet limits nothing.
 *
 * @returns `null` while it has no discount
 */
export function formOffer(values: Fields): Offer | null {
  const { value } = values;
  if (typeof value !== 'number' || value <= 0) return null;
  const typed = numbers.map((source) => [source, typeof values[source] === 'number' ? values[source] : null]);
  const used = { uses: values.uses ?? 0, discount_given: values.discount_given ?? 0 };
  return { ...tidyOffer(values), ...Object.fromEntries(typed), ...used } as unknown as Offer;
}
