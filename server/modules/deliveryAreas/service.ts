/** What other modules use of a store's delivery areas. */
export { loadDeliveryTerms, type StoreDeliveryTerms } from './deliveryTerms';
