/** Beyond it the server counts no further: a list that long has at least so many. */
const countedTo = 10_000;

/** How many records a list holds, as it is read: `312`, `10,000+`. */
export const countText = (total: number, locale: string): string =>
  `${total.toLocaleString(locale)}${total >= countedTo ? '+' : ''}`;
