import type { Offer } from './offerTerms';

/** The states of an offer in a list. If several apply, the first one is shown. */
export const offerStates = ['used_up', 'expired', 'paused', 'scheduled', 'running'] as const;
export type OfferState = (typeof offerStates)[number];

type OfferFacts = Pick<
  Offer,
  'is_active' | 'starts_at' | 'expires_at' | 'uses_max' | 'uses' | 'budget' | 'discount_given'
>;

/** Returns the state of an offer at an instant. An offer outside its days and hours is still running. */
export function offerState(offer: OfferFacts, at: Date): OfferState {
  const { uses_max, uses, budget, discount_given } = offer;
  if ((uses_max !== null && uses >= uses_max) || (budget !== null && discount_given >= budget)) return 'used_up';
  if (offer.expires_at !== null && at >= new Date(offer.expires_at)) return 'expired';
  if (!offer.is_active) return 'paused';
  return offer.starts_at !== null && at < new Date(offer.starts_at) ? 'scheduled' : 'running';
}
