/** The server stops counting here: longer lists have at least this many. */
const countedTo = 10_000;

/** A list's number of records as text: `312`, `10,000+`. */
export const countText = (total: number, locale: string): string =>
  `${total.toLocaleString(locale)}${total >= countedTo ? '+' : ''}`;
