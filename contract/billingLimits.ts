/** Limits of the subscription. */
export const billingLimits = {
  /** Cards of a store. */
  cardsMax: 5,
  /** Days of use that plans are compared by. */
  useDays: 90,
  /** Days before a card's last one on which the frame says so. */
  cardNoticeDays: 14,
  /** After this time, a plan change whose payment has no answer yet is asked about again. */
  unansweredMinutes: 5,
  trialDaysMax: 365,
} as const;
