import { APP_ROOMS } from './appRooms';
import type { Room } from './room';

/**
 * What each room of the house may import. The first room whose `files` match a path is that path's room; a path without a room fails the
 * test, so that a new folder has to say what it stands on.
 *
 * `files` and `may` are the starts of paths; one that ends in `$` names a single file, without its extension. `?` stands for any one folder. `*` does
 * too in `files`; in `may` it stands for that same folder, the importing file's own.
 */
const DRAWING =
  /^(react|react-dom|react-router(-dom)?|react-admin|ra-.*|@mui\/.*|@emotion\/.*|@tanstack\/react-.*|react-hook-form)$/;

export const IMPORT_TABLE: Room[] = [
  // ADR 0005: days and times of a store are arithmetic in a time zone, which app and server must do alike.
  { files: ['contract/'], may: ['contract/'], packages: ['zod', 'date-fns', '@date-fns/tz', 'libphonenumber-js'] },

  ...APP_ROOMS,

  // The server.
  {
    files: [
      'server/operations/',
      'server/main$',
      'server/app$',
      'server/startServer$',
      'server/announce$',
      'server/shutDown$',
      'server/closeApp$',
      'server/appKeyCheck$',
    ],
    may: ['contract/', 'server/'],
    refused: DRAWING,
  },
  {
    files: ['server/env$', 'server/keys$', 'server/projectRoot$', 'server/serverVersion$', 'server/redisClient$'],
    may: ['contract/', 'server/env$', 'server/projectRoot$'],
    refused: DRAWING,
  },
  // Invented people, menus and words of the demo, without I/O: the seed and the simulator share them.
  { files: ['server/demoWorld/'], may: ['contract/', 'server/demoWorld/'], refused: DRAWING },
  // A program outside the server: it knows the calls, over HTTP, and nothing else.
  { files: ['server/simulator/'], may: ['contract/', 'server/simulator/', 'server/demoWorld/'], refused: DRAWING },
  // The demo's past is told of by the code that tells of today.
  {
    files: ['server/db/seed/demo/trail/'],
    may: ['contract/', 'server/db/', 'server/demoWorld/', 'server/modules/?/service$'],
    refused: DRAWING,
  },
  {
    files: ['server/db/'],
    may: ['contract/', 'server/db/', 'server/demoWorld/', 'server/env$', 'server/projectRoot$'],
    refused: DRAWING,
  },
  {
    files: ['server/modules/index$', 'server/modules/trailSubjects$'],
    may: ['contract/', 'server/http/handler$', 'server/modules/'],
    refused: DRAWING,
  },
  {
    files: ['server/modules/*/'],
    // What a handler is (`http`), where its messages go (`realtime/outbox`), and other areas through their service alone.
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      'server/serverVersion$',
      'server/files/',
      'server/gateways/',
      'server/http/callError$',
      'server/http/failures$',
      'server/http/handler$',
      // A call that is carried out part by part keeps its key for each.
      'server/http/onceForPart$',
      'server/realtime/outbox$',
      'server/modules/*/',
      'server/modules/?/service$',
    ],
    mayTypes: ['server/mail/'],
    refused: DRAWING,
  },
  {
    files: ['server/http/'],
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      'server/projectRoot$',
      'server/serverVersion$',
      'server/redisClient$',
      'server/files/',
      'server/modules/',
      'server/http/',
    ],
    mayTypes: ['server/mail/'],
    refused: DRAWING,
  },
  {
    files: ['server/realtime/'],
    may: ['contract/', 'server/db/', 'server/env$', 'server/redisClient$', 'server/modules/', 'server/realtime/'],
    mayTypes: ['server/http/handler$'],
    refused: DRAWING,
  },
  {
    files: ['server/jobs/'],
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      ...['server/http/earlierAppKeys$', 'server/http/keptReply$'],
      'server/modules/?/service$',
      'server/realtime/outbox$',
      'server/jobs/',
    ],
    mayTypes: ['server/files/', 'server/gateways/', 'server/mail/'],
    refused: DRAWING,
  },
  {
    files: ['server/files/', 'server/mail/', 'server/gateways/'],
    may: ['contract/', 'server/env$', 'server/projectRoot$', 'server/files/', 'server/mail/', 'server/gateways/'],
    refused: DRAWING,
  },

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
