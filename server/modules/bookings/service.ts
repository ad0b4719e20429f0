/** The part of this area that others use. */
export { bookableTables, tablePlaces, tablesNamed } from './bookableTables';
export {
  assertSeat,
  type BookedHold,
  endHolds,
  type HoldingOrder,
  holdTables,
  lockTables,
  releaseHolds,
  tablesOf,
  takersOf,
  takingTables,
} from './holds';
export { type BookingTerms, loadBookingFacts } from './loadBookingFacts';
export { areSeated, isSeated } from './seated';
export { dropTyped, holdTyped, lapseTyped, listTyped } from './typedHolds';
