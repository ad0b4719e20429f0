/**
 * Addresses of the pages that open from links in notices, each followed by the link's token. Apart from `paths`, so that
 * the sign-in page doesn't load them.
 */
export const mailedPaths = {
  /** Undoes a changed address. */
  undoChange: '/store/undo-change',
  /** "It wasn't me", about bank details. */
  bankAlarm: '/store/bank-alarm',
  /** The same about a second factor. */
  factorAlarm: '/store/factor-alarm',
  /** Stops an owner's way back in, or a handover. */
  ownerAlarm: '/store/owner-alarm',
  /** Lets the owner back in. */
  recovery: '/store/recovery',
  /** Offers the store to a new owner. */
  handover: '/store/handover',
  /** Opens the bookkeeping for an accountant; passed on by the owner. */
  books: '/store/books',
  /** Shows guests their booking of a table. */
  booking: '/store/booking',
  /** Where customers say which mail they don't want. */
  unsubscribe: '/store/unsubscribe',
} as const;
