/**
 * Limits of getting the owner back in, and of handing the store over. Apart from the others, so that the sign-in page doesn't
 * load them.
 */
export const ownerLimits = {
  /** Colleagues that the owner can choose, and how many of them have to confirm. */
  colleaguesMin: 2,
  colleaguesMax: 5,
  confirmations: 2,
  /** How long the colleagues can confirm. */
  confirmHours: 72,
  /** How long the owner then waits, and how long the link works after that. */
  waitHours: 24,
  linkHours: 72,
  /** Requests of an owner in 24 hours. */
  requestsPerDay: 3,
  /** Offers of a store in 24 hours: each mails someone who may not expect it. */
  offersPerDay: 5,
  /** How long the new owner can accept the store. */
  offerDays: 7,
  /** How long the owner waits before handing it over for good, and how long they can. */
  handoverWaitHours: 24,
  handoverDays: 7,
  /** How long payouts wait after the store has a new owner. */
  payoutHoldHours: 72,
  /** How long requests and handovers that have ended are kept. */
  keptDays: 30,
} as const;
