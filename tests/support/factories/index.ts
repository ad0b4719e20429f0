/** Factories write real rows; each makes what it was not given. */
export { makeCategory } from './makeCategory';
export { makeImage } from './makeImage';
export { makeInvitation } from './makeInvitation';
export { makeItem } from './makeItem';
export { makeOffer } from './makeOffer';
export { makeBankAlarm, makeFactorAlarm, makePasswordLink } from './makePasswordLink';
export { makeProvider } from './makeProvider';
export { makeEndedOrder, makeReview } from './makeReview';
export { makeStore, type StoreOptions, type StoreRow, testPassword } from './makeStore';
export { makeSubStore } from './makeSubStore';
export { makeTable } from './makeTable';
export { deliveryInput, type OrderInput, orderInput } from './orderInput';
