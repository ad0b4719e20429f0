/** The printouts of a day: its evening on a small sheet for a waiter's pocket, or every booking. */
export const bookSheets = ['evening', 'book'] as const;
export type BookSheet = (typeof bookSheets)[number];
