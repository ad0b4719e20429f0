export { promoCodes } from './index';
export {
  agreedOffer,
  assertFits,
  countUse,
  currentOffer,
  type EvaluatedPromo,
  fittingPromos,
  judgePromo,
  type PromoBasket,
} from './usePromo';
