import { APP_ROOMS } from './appRooms';
import type { Room } from './room';
import { SERVER_ROOMS } from './serverRooms';

export const IMPORT_TABLE: Room[] = [
  // ADR 0005: days and times of a store are arithmetic in a time zone, which app and server must do alike.
  { files: ['contract/'], may: ['contract/'], packages: ['zod', 'date-fns', '@date-fns/tz', 'libphonenumber-js'] },

  ...APP_ROOMS,
  ...SERVER_ROOMS,

  // What surrounds them.
  { files: ['tests/'], may: ['contract/', 'src/', 'server/', 'scripts/', 'bench/', 'tests/'] },
  { files: ['bench/'], may: ['src/realtime/', 'contract/', 'server/', 'scripts/', 'tests/support/', 'bench/'] },
  {
    files: ['scripts/'],
    may: [
      ...['contract/', 'server/', 'src/i18n/', 'src/theme/'],
      'src/custom-pages/landing/landingPictures$',
      'tests/support/',
      'scripts/',
    ],
  },
  { files: ['vite.config$', 'vitest.config$', 'playwright.config$', 'drizzle.config$'], may: ['tests/support/'] },
];
