/** What other modules use of the platform's and a store's settings. */
export { orderRuleSettings } from './orderRuleSettings';
export { isPlatformRow, platformSettingsOf, readSurroundings } from './surroundings';
