/** What other modules use of the platform's settings. */
export { isPlatformRow, platformSettingsOf, readSurroundings } from './surroundings';
