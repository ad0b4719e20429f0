/** What other modules use of the platform's and a store's settings. */
export { isPlatformRow, platformSettingsOf, readSurroundings } from './surroundings';
