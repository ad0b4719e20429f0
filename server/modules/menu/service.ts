/** What other modules may ask of the menu. */

export { lockMenu } from './changeMenu';
export { keepChange } from './changes/keepChange';
export { asJson, columnsOf, idList, menuTables } from './changes/menuTables';
export type { ChangeEntry } from './changes/places';
export { readSnapshots, snapshots } from './changes/snapshots';
export { changedEntities, undoChange } from './changes/undoChange';
export { groupBy } from './groupBy';
export { auditRecords, menuSubjects } from './menuSubjects';
export { storeImages } from './storeImages';
export { loadOrderableItems, loadStoreMenu, type OrderableItem } from './storeMenu';
