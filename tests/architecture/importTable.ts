import { APP_ZONES } from './appZones';
import { SERVER_ZONES } from './serverZones';
import type { Zone } from './zone';

export const IMPORT_TABLE: Zone[] = [
  // ADR 0005: a store's days and times need time zone arithmetic that must be identical in app and server.
  {
    files: ['contract/'],
    may: ['contract/'],
    packages: ['zod', 'date-fns', '@date-fns/tz', 'libphonenumber-js', 'ibantools', 'sms-segments-calculator'],
  },

  ...APP_ZONES,
  ...SERVER_ZONES,

  // Everything around them.
  { files: ['tests/'], may: ['contract/', 'src/', 'server/', 'scripts/', 'bench/', 'tests/'] },
  { files: ['bench/'], may: ['src/realtime/', 'contract/', 'server/', 'scripts/', 'tests/support/', 'bench/'] },
  {
    files: ['scripts/'],
    may: [
      ...['contract/', 'server/', 'src/i18n/', 'src/theme/', 'src/early/', 'src/config/paths$', 'src/descriptors/'],
      'src/custom-pages/landing/landingPictures$',
      'tests/support/',
      'scripts/',
    ],
  },
  { files: ['vite.config$', 'vitest.config$', 'playwright.config$', 'drizzle.config$'], may: ['tests/support/'] },
];
