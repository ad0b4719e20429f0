import { DRAWING, type Zone } from './zone';

/** The server's part of the import table. */
export const SERVER_ZONES: Zone[] = [
  {
    files: [
      'server/operations/',
      'server/main$',
      'server/app$',
      'server/startServer$',
      'server/announce$',
      'server/secondDemoStore$',
      'server/shutDown$',
      'server/appKeyCheck$',
    ],
    may: ['contract/', 'server/'],
    refused: DRAWING,
  },
  {
    files: [
      'server/env$',
      'server/envBilling$',
      'server/envAddresses$',
      'server/keys$',
      'server/projectRoot$',
      'server/redisClient$',
    ],
    may: ['contract/', 'server/env$', 'server/envBilling$', 'server/envAddresses$', 'server/projectRoot$'],
    refused: DRAWING,
  },
  // The demo's invented people, menus and texts, without I/O; the seed and the simulator share them.
  { files: ['server/demoData/'], may: ['contract/', 'server/demoData/'], refused: DRAWING },
  // A program outside the server: it only knows the calls, over HTTP.
  { files: ['server/simulator/'], may: ['contract/', 'server/simulator/', 'server/demoData/'], refused: DRAWING },
  // The demo's past is created by the same code that handles the present.
  {
    files: ['server/db/seed/demo/audit/'],
    may: ['contract/', 'server/db/', 'server/demoData/', 'server/modules/?/service$'],
    refused: DRAWING,
  },
  {
    files: ['server/db/'],
    may: ['contract/', 'server/db/', 'server/demoData/', 'server/env$', 'server/envBilling$', 'server/projectRoot$'],
    refused: DRAWING,
  },
  {
    files: [
      ...['server/modules/index$', 'server/modules/plainResources$', 'server/modules/storeSections$'],
      'server/modules/auditSubjects$',
    ],
    may: ['contract/', 'server/http/handler$', 'server/records/', 'server/modules/'],
    refused: DRAWING,
  },
  // What all resources are made of: how records are listed, changed, refused and logged.
  {
    files: ['server/records/'],
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      'server/envBilling$',
      'server/files/sealing$',
      'server/http/callError$',
      'server/http/handler$',
      'server/realtime/outbox$',
      'server/modules/audit/service$',
      'server/records/',
    ],
    refused: DRAWING,
  },
  {
    files: ['server/modules/*/'],
    // What a handler is (`http`), where its messages go (`realtime/outbox`), and other areas only through their
    // services.
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      'server/envBilling$',
      'server/projectRoot$',
      'server/files/',
      'server/gateways/',
      'server/pdf/',
      'server/http/afterReply$',
      // A handler that asks others before its transaction.
      'server/http/askBefore$',
      'server/http/callError$',
      // Routes outside the calls have limits of the same kind.
      'server/http/callLimits$',
      'server/http/failures$',
      'server/http/handler$',
      'server/http/inTurns$',
      // A call that runs in parts keeps a key for each part.
      'server/http/keptReply$',
      // Limits of a module count addresses as those of the pipeline do.
      'server/http/networkOf$',
      'server/realtime/outbox$',
      'server/records/',
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
      'server/envBilling$',
      'server/projectRoot$',
      'server/redisClient$',
      'server/files/',
      'server/modules/',
      'server/http/',
    ],
    mayTypes: ['server/gateways/', 'server/pdf/'],
    refused: DRAWING,
  },
  {
    files: ['server/realtime/'],
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      'server/envBilling$',
      'server/redisClient$',
      'server/modules/',
      'server/realtime/',
    ],
    mayTypes: ['server/http/handler$'],
    refused: DRAWING,
  },
  {
    files: ['server/jobs/'],
    may: [
      'contract/',
      'server/db/',
      'server/env$',
      'server/envBilling$',
      ...['server/http/earlierAppKeys$', 'server/http/keptReply$'],
      'server/modules/?/service$',
      'server/realtime/outbox$',
      'server/records/',
      'server/jobs/',
    ],
    mayTypes: ['server/files/', 'server/gateways/', 'server/mail/'],
    refused: DRAWING,
  },
  // Documents as PDF: what they print, and the process that makes them. It gets all it prints from its caller.
  { files: ['server/pdf/'], may: ['contract/', 'server/pdf/'], refused: DRAWING },
  {
    files: ['server/files/', 'server/mail/', 'server/gateways/'],
    may: [
      'contract/',
      'server/env$',
      'server/envBilling$',
      'server/envAddresses$',
      'server/projectRoot$',
      'server/files/',
      'server/mail/',
      'server/gateways/',
    ],
    // Accounts of stores are opened with the caller's database.
    mayTypes: ['server/db/database$'],
    refused: DRAWING,
  },
];
