/** The part of this area that others use. */
export { bookableTables, tablesNamed } from './bookableTables';
export {
  assertSeat,
  type BookedHold,
  holdTables,
  lockTables,
  releaseHolds,
  shortenHolds,
  tablesOf,
  takingTables,
} from './holds';
export { type BookingTerms, loadBookingFacts } from './loadBookingFacts';
