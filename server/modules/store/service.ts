/** The functions of stores for other modules. */
export { festivalsOfStore, openingRulesOf, orderRulesOf } from './openingRules';
export {
  findStore,
  presentStore,
  presentSubStore,
  type StoreRow,
  type StoreSettingsRow,
  type StoreWithSettings,
} from './presentStore';
export { takesOrders } from './takesOrders';
