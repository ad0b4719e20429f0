/** What other modules, and the jobs, may ask of orders. */
export { type Actor, providerActor, storeActor, systemActor } from './actor';
export { assertInputs } from './assertInputs';
export type { Change } from './change';
export { changeOrder, type OrderChanges } from './changeOrder';
export { expireChange } from './changes/expireChange';
export { readDeliveryLog, type SearchStep, writeDeliveryLog } from './deliveryLog';
export { lockVisibleOrder } from './lockVisibleOrder';
export { loadOrderRecord, lockOrder, type OrderRow, selectOrders } from './orderRecord';
export { orderSubject } from './orderSubject';
export { factsOf, presentOrder, withActions } from './presentOrder';
export { changedMeanwhile, movedMeanwhile } from './refusals';
export { refuseCode } from './refuseCode';
export { loadOrderRules, loadStoreTerms, type StoreTerms } from './storeTerms';
export { takeOffersBack } from './takeOffersBack';
export { tellAnew } from './tellAnew';
export { stepNote } from './writeStep';
