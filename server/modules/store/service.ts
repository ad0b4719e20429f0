/** What other modules use of stores. */
export { presentStore, type StoreRow, type StoreSettingsRow } from './presentStore';
export { presentSubStore } from './presentSubStore';
export { findStore, type StoreWithSettings } from './stores';
