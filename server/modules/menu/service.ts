/** The menu's functions for other modules. */

export { lockMenu } from './changeMenu';
export { asJson, columnsOf, idList, journalTables } from './changes/journalTables';
export { journalChange } from './changes/keepChange';
export type { ChangeEntry } from './changes/places';
export { readSnapshots, type Snapshot, snapshots } from './changes/snapshots';
export { changedEntities, undoChange } from './changes/undoChange';
export { groupBy } from './groupBy';
export { auditRecords, journalSubjects, menuSubjects } from './menuSubjects';
export { loadOrderableItems, loadStoreMenu, type OrderableItem } from './storeMenu';
