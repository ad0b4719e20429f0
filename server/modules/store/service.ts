/** What other modules use of stores. */
export {
  findStore,
  presentStore,
  presentSubStore,
  type StoreRow,
  type StoreSettingsRow,
  type StoreWithSettings,
} from './presentStore';
