/**
 * The page's screenshots, with their sizes in px. `scripts/landingPictures.ts` takes them from the running product, in
 * light and dark, as `public/landing/<name>-<mode>.webp`.
 */
export const landingPictures = {
  hero: { width: 1200, height: 750 },
  'hero-phone': { width: 390, height: 780 },
  'feature-board': { width: 960, height: 640 },
  'feature-order': { width: 960, height: 640 },
  'feature-phone': { width: 960, height: 640 },
  'feature-menu': { width: 960, height: 640 },
  'feature-files': { width: 960, height: 640 },
  today: { width: 640, height: 400 },
  list: { width: 640, height: 400 },
  order: { width: 640, height: 400 },
  ticket: { width: 640, height: 400 },
  scheduled: { width: 640, height: 400 },
  'create-order': { width: 640, height: 400 },
  choices: { width: 640, height: 400 },
  items: { width: 640, height: 400 },
  bulk: { width: 640, height: 400 },
  item: { width: 640, height: 400 },
  'modifier-groups': { width: 640, height: 400 },
  import: { width: 640, height: 400 },
  'app-kitchen': { width: 880, height: 600 },
  'app-counter': { width: 880, height: 550 },
  'app-owner': { width: 390, height: 700 },
} as const;

export type LandingPicture = keyof typeof landingPictures;
