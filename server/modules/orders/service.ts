/** The functions of orders for other modules and the jobs. */
export { type Actor, customerActor, providerActor, storeActor, systemActor } from './actor';
export { alterOrder } from './alterOrder';
export { expireChange } from './changes/closeChange';
export { readDeliveryLog, type SearchStep, writeDeliveryLog } from './deliveryLog';
export { bookingOf } from './guests/guestLink';
export {
  customerLanguage,
  type GuestEvent,
  mailGuests,
  type Occasion,
  reachable,
  reminderHours,
} from './guests/mailGuests';
export { answerLimitColumn, answerTimeColumn } from './lists/answerColumns';
export type { StoreDays } from './lists/orderListCondition';
export { lockVisibleOrder } from './lockVisibleOrder';
export { disputeFeesOf, disputesOf } from './money/disputesOf';
export { endHold, followOrder } from './money/gatewayRequests';
export { loadPayments } from './money/loadPayments';
export { type NewRefund, takeBackRefund, writeRefund } from './money/orderRefunds';
export { isFeeSecured } from './money/securedFee';
export { assertInputs } from './moves/assertInputs';
export { moveOrder, type OrderMoves, rebroadcast } from './moves/moveOrder';
export { refuseCode } from './moves/refuseCode';
export { withdrawDeliveryOffers } from './moves/withdrawDeliveryOffers';
export { stepNote } from './moves/writeStep';
export { type Happening, type Move, writeEvents } from './orderEvent';
export { loadOrderRecord, lockOrder, type OrderRecord, type OrderRow, selectOrders } from './orderRecord';
export { orderSubject } from './orderSubject';
export { findTables } from './placing/bookTable';
export { placeByStaff } from './placing/createOrder';
export { findAddresses } from './placing/findAddress';
export { loadOrderingTerms } from './placing/loadOrderingTerms';
export { fullSlots } from './placing/orderTime';
export { factsOf, presentOrder, withActions } from './presentOrder';
export { movedMeanwhile, ruleViolation } from './refusals';
export { loadOrderRules, loadStoreTerms, type StoreTerms } from './storeTerms';
export { acceptTestOrder } from './testOrder/acceptTestOrder';
export { findOpenTestOrder, sendTestOrder } from './testOrder/sendTestOrder';
export { rebuildTotals } from './totals/rebuildTotals';
export { keptFrom, totalsSource } from './totals/totalsSource';
