/** The functions of the platform's and a store's settings for other modules. */

export { draftOf } from './sections/website';
export {
  changePlatformSettings,
  isPlatformRow,
  platformSettingsOf,
  readContext,
  readPlatformSettings,
} from './surroundings';
