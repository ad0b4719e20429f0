/** What other modules use of stores. */
export { festivalsOfStore, openingRulesOf } from './openingRules';
export {
  findStore,
  presentStore,
  presentSubStore,
  type StoreRow,
  type StoreSettingsRow,
  type StoreWithSettings,
} from './presentStore';
