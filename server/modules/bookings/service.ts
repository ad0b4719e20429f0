/** The part of this area that others use. */
export {
  assertSeat,
  type BookedHold,
  heldTables,
  holdTables,
  lockTables,
  releaseHolds,
  shortenHolds,
  takingTables,
} from './holds';
export { type BookingTerms, loadBookingFacts } from './loadBookingFacts';
export { areSeated } from './seated';
