/** What other modules use of the platform's settings. */
export { readSurroundings } from './surroundings';
