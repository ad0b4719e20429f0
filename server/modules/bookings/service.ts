/** The part of this area that others use. */
export { bookableTables } from './bookableTables';
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
