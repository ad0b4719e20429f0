/** Limits of the messages that a store sends to its customers. */
export const messageLimits = {
  titleMax: 120,
  contentMax: 1_500,
  authIdMax: 100,
  authTokenMax: 200,
  /** Parts of text messages that a store can send in a day. */
  smsPartsPerDayMax: 10_000,
  mapKeyMax: 200,
} as const;
