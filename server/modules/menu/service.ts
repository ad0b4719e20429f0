/** The menu's functions for other modules. */

export { lockMenu } from './changeMenu';
export { journalChange } from './changes/journalChange';
export { asJson, columnsOf, idList, journalTables } from './changes/journalTables';
export type { ChangeEntry } from './changes/places';
export { readSnapshots, type Snapshot, snapshots } from './changes/snapshots';
export { changedEntities, undoChange } from './changes/undoChange';
export { groupBy } from './groupBy';
export { auditRecords, journalSubjects, menuSubjects } from './menuSubjects';
export { loadOrderableItems, loadStoreMenu, type OrderableItem } from './storeMenu';
export { visibleItems } from './visibleItems';
