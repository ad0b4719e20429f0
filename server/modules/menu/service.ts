/** What other modules may ask of the menu. */
export { loadOrderableItems, type OrderableItem } from './orderableItems';
export { loadStoreMenu } from './storeMenu';
