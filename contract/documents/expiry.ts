/** Days before its expiry in which a document is warned about. */
export const expiryWarningDays = 14;

/** Days before the expiry of a store's document on which its owner is reminded, each once. */
export const reminderDays = [30, 14, 3] as const;

/** A document holds through the whole day that it expires on. Both as `YYYY-MM-DD`, by the store's calendar. */
export const isExpired = (expires_on: string | null, today: string): boolean =>
  expires_on !== null && expires_on < today;

/** Whole days until a document has expired; negative after that. */
export const daysLeft = (expires_on: string, today: string): number =>
  Math.round((Date.parse(expires_on) - Date.parse(today)) / 86_400_000);

/** Whether a document that still holds expires within so many days. */
export const expiresSoon = (
  expires_on: string | null,
  today: string,
  days: number = expiryWarningDays,
): expires_on is string => expires_on !== null && !isExpired(expires_on, today) && daysLeft(expires_on, today) <= days;
