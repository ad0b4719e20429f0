/**
 * What each room of the house may import. The first room whose `files` match a path is that path's room; a path without a room fails the
 * test, so that a new folder has to say what it stands on.
 *
 * `files` and `may` are the starts of paths; one that ends in `$` names a single file, without its extension. `?` stands for any one folder. `*` does
 * too in `files`; in `may` it stands for that same folder, the importing file's own.
 */
export interface Room {
  files: string[];
  may: string[];
  /** May be imported as types only. */
  mayTypes?: string[];
  /** The only packages allowed. Absent: any that is not refused. */
  packages?: string[];
  refused?: RegExp;
  /** Packages whose types are welcome and whose code is not. */
  typesOnly?: RegExp;
}

const DRAWING =
  /^(react|react-dom|react-router(-dom)?|react-admin|ra-.*|@mui\/.*|@emotion\/.*|@tanstack\/react-.*|react-hook-form)$/;
const SERVER_ONLY =
  /^(node:.*|fastify.*|@fastify\/.*|drizzle-orm|pg|@electric-sql\/.*|pino|redis|socket\.io|@node-rs\/.*|prom-client)$/;

/**
 * The app's code imports react-admin by that name (ADR 0032). Its parts by theirs would be a second way to say the same;
 * the providers alone take `ra-core`, which draws nothing.
 */
const NOT_IN_THE_APP = new RegExp(`${SERVER_ONLY.source}|^(ra-core|ra-ui-materialui|react-router)$`);

/** A page or a resource stands on these, and on its own folder. */
const PAGE_GROUND = [
  'contract/',
  'src/config/',
  'src/components/',
  'src/theme/',
  'src/realtime/',
  'src/session/',
  'src/dataProvider/',
  'src/records/',
  'src/orders/',
  'src/menuFiles/',
];

/** Code without React: what it decides can be tested without a screen. */
const NO_REACT = new RegExp(
  `${SERVER_ONLY.source}|^(react|react-dom|react-router(-dom)?|ra-ui-.*|@mui/.*|@emotion/.*|@tanstack/.*)$`,
);

export const IMPORT_TABLE: Room[] = [
  // ADR 0005: days and times of a store are arithmetic in a time zone, which app and server must do alike.
  { files: ['contract/'], may: ['contract/'], packages: ['zod', 'date-fns', '@date-fns/tz', 'libphonenumber-js'] },

  // The app. Composition first: the halves of ADR 0006.
  {
    files: [
      'src/Start$',
      'src/App$',
      'src/AdminApp$',
      'src/Entrance$',
      'src/Landing$',
      'src/Invitation$',
      'src/SessionKeeper$',
      'src/RenewSessionDialog$',
    ],
    may: ['contract/', 'src/'],
    refused: NOT_IN_THE_APP,
  },
  { files: ['src/main$'], may: ['src/Start$'], refused: NOT_IN_THE_APP },
  {
    files: ['src/resources/*/'],
    may: [...PAGE_GROUND, 'src/resources/descriptor$', 'src/resources/*/'],
    refused: NOT_IN_THE_APP,
  },
  { files: ['src/custom-pages/*/'], may: [...PAGE_GROUND, 'src/custom-pages/*/'], refused: NOT_IN_THE_APP },
  {
    files: ['src/resources/index$', 'src/resources/descriptor$'],
    may: ['contract/', 'src/config/', 'src/components/patientLazy$', 'src/i18n/index$', 'src/resources/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/custom-pages/index$'],
    may: ['contract/', 'src/config/', 'src/components/patientLazy$', 'src/i18n/index$', 'src/custom-pages/'],
    refused: NOT_IN_THE_APP,
  },
  // What all resources are made of: lists, forms, conflicts, undo. And the menu as files, in and out.
  {
    files: ['src/records/'],
    may: [...PAGE_GROUND.filter((room) => room !== 'src/menuFiles/' && room !== 'src/orders/'), 'src/records/'],
    refused: NOT_IN_THE_APP,
  },
  // What every page with orders does with one: show it beside the list, act on it, print it.
  {
    files: ['src/orders/'],
    may: [...PAGE_GROUND.filter((room) => room !== 'src/menuFiles/'), 'src/orders/', 'src/i18n/index$'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/menuFiles/'],
    may: ['contract/', 'src/config/', 'src/components/', 'src/session/', 'src/dataProvider/', 'src/menuFiles/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/components/'],
    may: ['contract/', 'src/theme/', 'src/session/', 'src/config/', 'src/components/'],
    refused: NOT_IN_THE_APP,
  },
  { files: ['src/theme/'], may: ['contract/', 'src/theme/', 'src/config/storageKeys$'], refused: NOT_IN_THE_APP },
  { files: ['src/session/'], may: ['contract/', 'src/config/', 'src/session/'], refused: NOT_IN_THE_APP },
  {
    files: ['src/dataProvider/'],
    may: ['contract/', 'src/config/', 'src/session/session$', 'src/dataProvider/'],
    refused: NO_REACT,
    typesOnly: /^react-admin$/,
  },
  {
    files: ['src/authProvider/'],
    may: [
      'contract/',
      'src/config/',
      'src/session/session$',
      'src/session/isAllowed$',
      'src/session/lookAs$',
      'src/session/credentials$',
      'src/dataProvider/',
      'src/authProvider/',
    ],
    refused: NO_REACT,
    typesOnly: /^react-admin$/,
  },
  { files: ['src/config/'], may: ['contract/', 'src/config/'], refused: NOT_IN_THE_APP },
  {
    files: ['src/i18n/'],
    may: ['contract/', 'src/config/', 'src/theme/styleCache$', 'src/i18n/'],
    refused: NOT_IN_THE_APP,
  },
  {
    files: ['src/realtime/', 'src/push/'],
    may: [
      'contract/',
      'src/config/',
      'src/session/',
      'src/dataProvider/',
      'src/service-worker/messages$',
      'src/realtime/',
      'src/push/',
    ],
    refused: NOT_IN_THE_APP,
  },
  // A program of its own beside the app: it draws nothing, and shares addresses and codes with it.
  {
    files: ['src/service-worker/'],
    may: ['contract/', 'src/config/paths$', 'src/config/newVersion$', 'src/service-worker/'],
    refused: NO_REACT,
  },
  {
    files: ['src/layout/'],
    may: [
      'contract/',
      'src/config/',
      'src/session/',
      'src/authProvider/',
      'src/components/',
      'src/theme/',
      'src/push/',
      'src/service-worker/start$',
      'src/realtime/',
      'src/dataProvider/',
      'src/i18n/index$',
      'src/layout/',
    ],
    refused: NOT_IN_THE_APP,
  },

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
