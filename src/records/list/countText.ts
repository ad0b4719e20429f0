/** The server stops counting here: longer lists have at least this many. */
const countedTo = 10_000;

/** Whether a number of records is exact. */
export const isExact = (total: number): boolean => total < countedTo;

/** A list's number of records as text: `312`, `10,000+`. */
export const countText = (total: number, locale: string): string =>
  `${total.toLocaleString(locale)}${isExact(total) ? '' : '+'}`;
