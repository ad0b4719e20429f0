export { promoCodes } from './index';
export {
  agreedOffer,
  assertFits,
  countUse,
  fittingPromos,
  type JudgedPromo,
  judgePromo,
  type PromoBasket,
} from './usePromo';
