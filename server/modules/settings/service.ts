/** What other modules use of the platform's settings. */
export { readPlatformSettings, writePlatformSettings } from './platformSettings';
export { readSurroundings } from './surroundings';
