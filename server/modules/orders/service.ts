/** The functions of orders for other modules and the jobs. */
export { type Actor, providerActor, storeActor, systemActor } from './actor';
export { expireChange } from './changes/closeChange';
export { readDeliveryLog, type SearchStep, writeDeliveryLog } from './deliveryLog';
export { lockVisibleOrder } from './lockVisibleOrder';
export { assertInputs } from './moves/assertInputs';
export { moveOrder, type OrderMoves, rebroadcast } from './moves/moveOrder';
export { refuseCode } from './moves/refuseCode';
export { withdrawDeliveryOffers } from './moves/withdrawDeliveryOffers';
export { stepNote } from './moves/writeStep';
export { type Move, writeEvents } from './orderEvent';
export { loadOrderRecord, lockOrder, type OrderRecord, type OrderRow, selectOrders } from './orderRecord';
export { orderSubject } from './orderSubject';
export { findAddresses } from './placing/findAddress';
export { fullSlots } from './placing/orderTime';
export { factsOf, presentOrder, withActions } from './presentOrder';
export { movedMeanwhile, ruleViolation } from './refusals';
export { loadOrderRules, loadStoreTerms, type StoreTerms } from './storeTerms';
