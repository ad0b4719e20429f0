export { promoCodes } from './index';
export {
  agreedOffer,
  assertFits,
  countUse,
  currentOffer,
  fittingPromos,
  type JudgedPromo,
  judgePromo,
  type PromoBasket,
} from './usePromo';
