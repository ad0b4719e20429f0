/** The functions of delivery areas for other modules. */
export { loadDeliveryTerms, type StoreDeliveryTerms } from './deliveryTerms';
