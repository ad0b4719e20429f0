/** What other modules use of the platform's settings. */
export { isPlatformRow, platformSettingsOf } from './platformSettings';
export { readSurroundings } from './surroundings';
