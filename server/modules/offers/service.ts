export { offers } from './index';
export {
  agreedOffer,
  assertOfferFits,
  countUse,
  currentOffer,
  type EvaluatedOffer,
  evaluateCode,
  fittingOffers,
  type OfferRequest,
} from './offerUse';
