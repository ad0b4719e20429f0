/** The part of this area that others use. */
export {
  assertSeat,
  type BookedHold,
  endHolds,
  heldTables,
  holdTables,
  lockTables,
  releaseHolds,
  takingTables,
} from './holds';
export { type BookingTerms, loadBookingFacts } from './loadBookingFacts';
export { areSeated } from './seated';
