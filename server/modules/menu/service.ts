/** What other modules may ask of the menu. */

export { keepChange } from './changes/keepChange';
export { asJson, columnsOf, idList, menuTables } from './changes/menuTables';
export type { ChangeEntry } from './changes/places';
export { readSnapshots, snapshots } from './changes/snapshots';
export { changedEntities, undoChange } from './changes/undoChange';
export { groupBy } from './groupBy';
export { lockMenu } from './lockMenu';
export { loadOrderableItems, type OrderableItem } from './orderableItems';
export { storeImages } from './storeImages';
export { loadStoreMenu } from './storeMenu';
export { menuSubjects, trailRecords } from './trail/menuSubjects';
