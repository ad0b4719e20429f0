import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { limits } from '#contract/limits';
import type { Database } from './db/database';
import type { Env } from './env';
import { type FileStore, openFileStore } from './files/fileStore';
import { runAfterReplies } from './http/afterReply';
import { mountAppFiles, mountPlaceholders } from './http/appFiles';
import { refuseWhileClosing } from './http/closing';
import { mountDocs } from './http/docs';
import { answerFailure, answerFailures } from './http/failures';
import { readDeviceCookies } from './http/knownDevices';
import { makeLogger } from './http/logger';
import { mountMetrics } from './http/metrics';
import { mountCalls } from './http/mountCalls';
import { mountPictures } from './http/pictures';
import { mountPrivateFiles } from './http/privateFiles';
import { mountProbes } from './http/probes';
import { connectLimits } from './http/redisLimits';
import { logRequests } from './http/requestLog';
import { secureHeaders } from './http/security';
import { openMailer } from './mail/mailer';
import { keepPositions, loadProviderMoves } from './modules/delivery/service';
import { handlers } from './modules/index';
import { mountReference } from './modules/reference/routes';
import { findSession, lookAs } from './modules/session/service';
import { projectRoot } from './projectRoot';
import { attachRealtime, type Realtime } from './realtime/index';

export interface AppDeps {
  /** Open and migrated; the caller closes it. */
  db: Database;
  env: Env;
  now?: () => Date;
  /** Where uploaded files lie; by the settings where none is given. */
  files?: FileStore;
  /** Where log lines go; standard output where none is given. */
  logTo?: DestinationStream;
  /** The built app. */
  appFolder?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The real-time side, for jobs and tests. */
    realtime: Realtime;
  }
}

/** A request has this long to arrive: the largest file over a slow line does, and one that never ends holds nothing for ever. */
const requestMs = 10 * 60_000;

/** A number counts the proxies in a row, the nearest first. */
const trustedProxies = (setting: Env['TRUST_PROXY']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;

/** Builds the server without listening: what production runs is what the tests drive. */
export async function buildApp({ db, env, now = () => new Date(), ...options }: AppDeps): Promise<FastifyInstance> {
  const log = makeLogger(env, options.logTo);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    requestTimeout: requestMs,
    trustProxy: trustedProxies(env.TRUST_PROXY),
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    // Refused by `refuseWhileClosing`, in our envelope.
    return503OnClosing: false,
  });
  // Calls speak JSON alone; any other kind of body is 4015.
  app.removeContentTypeParser('text/plain');

  logRequests(app);
  refuseWhileClosing(app);
  answerFailures(app);
  await secureHeaders(app);
  await readDeviceCookies(app, env);
  runAfterReplies(app);
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions,
    zlibOptions: { level: 5 },
  });

  const findLive = async (token: string, viewAs?: string) => {
    const session = await findSession(db, token, now());
    return session && viewAs ? lookAs(db, session, viewAs) : session;
  };
  const realtime = await attachRealtime(app, { db, env, log, findSession: findLive, loadProviderMoves });
  app.decorate('realtime', realtime);
  const positions = keepPositions(db, {
    log,
    onMoved: (storeId, { provider_id: _id, location: [lat, lng], at }) =>
      realtime.providerMoved(storeId, { _id, location: [lat, lng], located_at: at.toISOString() }),
  });
  // Once the last call has ended: what it told is written, and the database is still open.
  app.addHook('onClose', () => positions.close());
  // Before the server waits for its connections to end: open sockets would never.
  app.addHook('preClose', () => realtime.close());

  // Before the calls: those that take files stand in a context of their own, which has the hooks that were there before it.
  mountMetrics(app, { db, connectionCount: realtime.connectionCount });
  const files = options.files ?? openFileStore(env);
  const mailer = openMailer(env);
  app.addHook('onClose', () => mailer?.close());
  await mountCalls(app, {
    db,
    env,
    now,
    realtime,
    files,
    positions,
    mailer,
    handlers,
    limits: await connectLimits(app, env),
  });
  mountReference(app, { db, now });
  mountProbes(app, db);
  mountPlaceholders(app);
  mountPictures(app, files);
  mountPrivateFiles(app, { files, env, now });
  await mountDocs(app);
  await mountAppFiles(app, options.appFolder ?? join(projectRoot, 'dist/app'), env);
  return app;
}
