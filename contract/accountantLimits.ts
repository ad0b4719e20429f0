/** Limits of the links with which accountants read the bookkeeping. */
export const accountantLimits = {
  /** How long a link works. */
  days: 30,
  daysMax: 366,
  /** Links of a store that work at the same time. */
  linksMax: 20,
  /** Months that a link opens: the years for which books have to be kept in most countries. */
  monthsMax: 120,
} as const;
