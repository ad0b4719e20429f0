import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxyAddr from '@fastify/proxy-addr';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { limits } from '#contract/limits';
import type { OpenDatabase } from './db/database';
import { hasSpaceIn } from './db/space';
import type { Env } from './env';
import { type FileStore, filesFolderOf } from './files/fileStore';
import { openFileStore } from './files/openFileStore';
import { openAddressSearch } from './gateways/addressSearch';
import { openBillingGateway } from './gateways/billing/openBillingGateway';
import type { Connector } from './gateways/connect/connect';
import { type NameServers, openNameServers } from './gateways/nameServers';
import { openConnector } from './gateways/openConnector';
import type { PaymentGateway } from './gateways/payments/paymentGateway';
import { mountStandIn, type ServedStandIn, withStandIn } from './gateways/payments/standIn/mountStandIn';
import type { StoreGateways } from './gateways/payments/storeGateways';
import { type AdmissionLimits, makeAdmissions } from './http/admission';
import { runAfterReplies } from './http/afterReply';
import { mountAppFiles, mountPlaceholders } from './http/appFiles';
import { makeCallLimits } from './http/callLimits';
import { captureAddresses, RequestLogController } from './http/disconnects';
import { mountDocs } from './http/docs';
import { answerFailure, answerFailures } from './http/failures';
import { readDeviceCookies } from './http/knownDevices';
import { logRequests, makeLogger } from './http/logger';
import type { LogOutput } from './http/logOutput';
import { mountMetrics } from './http/metrics';
import { mountCalls } from './http/mountCalls';
import { mountProbes, refuseWhileClosing } from './http/probes';
import { ProvenSessions } from './http/provenSessions';
import { secureHeaders } from './http/security';
import { defaultRequestLimits, type RequestLimits, refuseSlowBodies } from './http/slowBodies';
import { mountPictures, mountPrivateFiles } from './http/uploadedFiles';
import { mountBookingCalendar } from './modules/bookingCalendar/routes';
import { loadProviderMoves, storePositions } from './modules/delivery/service';
import { toJpeg } from './modules/images/drawPicture';
import { handlers } from './modules/index';
import { openStoreGateways } from './modules/paymentGateways/service';
import { mountPaymentWebhooks } from './modules/payments/routes';
import { mountReference } from './modules/reference/routes';
import { findSession, viewAs } from './modules/session/service';
import { readRemoteConfig } from './modules/settings/index';
import { mountSocial } from './modules/social/routes';
import { mountUnsubscribe } from './modules/storeMail/routes';
import { mountBillingEvents } from './modules/subscription/service';
import { openPdfWriter } from './pdf/pdfWriter';
import { projectRoot } from './projectRoot';
import { attachRealtime, type Realtime } from './realtime/index';
import type { SocketLimits } from './realtime/socketLimits';
import { connectRedis } from './redisClient';

export interface AppDeps {
  /** Open and migrated; the caller closes it. */
  database: Pick<OpenDatabase, 'db' | 'kind' | 'health'>;
  env: Env;
  now?: () => Date;
  /** Where uploaded files lie; by the settings where none is given. */
  files?: FileStore;
  /** The platform's own account at a payment gateway, for subscriptions. */
  billing?: PaymentGateway | null;
  /** Where log lines go; standard output where none is given. */
  logTo?: DestinationStream & Partial<LogOutput>;
  /** The payment gateways of stores; those of their settings where they are left out. */
  paymentGateways?: StoreGateways;
  /** Asks addresses outside; one of its own where none is given. */
  connector?: Connector;
  /** The name servers of domains; those of the internet where none are given. */
  nameServers?: NameServers;
  /** The built app. */
  appFolder?: string;
  /** Other limits on sockets than the usual ones; tests set small ones. */
  socketLimits?: Partial<SocketLimits>;
  /** Other limits on how slowly requests may arrive. */
  requestLimits?: Partial<RequestLimits>;
  /** Other limits on how long calls wait for their turn; tests wait longer, as the machine may be busy. */
  admissionLimits?: Partial<AdmissionLimits>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The real-time side, for jobs and tests. */
    realtime: Realtime;
    /** The platform's own account at a payment gateway, for the jobs. */
    billing: PaymentGateway | null;
    /** The payment gateways of all stores, for jobs. */
    paymentGateways: StoreGateways;
    /** Asks addresses outside, for jobs. */
    connector: Connector;
  }
}

/** Whether an address is a proxy whose word counts. A number counts the proxies in a row, the nearest first. */
function trustedProxies(setting: Env['TRUST_PROXY']): (address: string, hop: number) => boolean {
  if (typeof setting === 'boolean') return () => setting;
  return typeof setting === 'number' ? (_address, hop) => hop < setting : proxyAddr.compile(setting);
}

/** The payment gateway of the demo, with which every button works without a network. */
function openDemoStandIn(app: FastifyInstance, env: Env, now: () => Date): ServedStandIn | null {
  if (env.DEMO === 'off') return null;
  const address = env.PUBLIC_ADDRESS || `http://localhost:${env.PORT}`;
  // Without an invented past, as in tests, nothing outlives the process.
  return mountStandIn(app, { now, address, ...(env.DEMO === 'on' && { file: join(env.DATA_DIR, 'stand-in.json') }) });
}

/** Builds the server without listening: what production runs is what the tests drive. */
export async function buildApp({
  database,
  env,
  now = () => new Date(),
  ...options
}: AppDeps): Promise<FastifyInstance> {
  const { db, health } = database;
  const log = makeLogger(env, options.logTo);
  const stopListening = health.onChange((isUp) => {
    if (isUp) log.info('the database answers again');
    else log.error('the database does not answer; calls get 503 until it does');
  });
  const requestLimits = { ...defaultRequestLimits, ...options.requestLimits };
  const trusted = trustedProxies(env.TRUST_PROXY);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    requestTimeout: requestLimits.uploadMs,
    http: { headersTimeout: requestLimits.headersMs, connectionsCheckingInterval: requestLimits.checkEveryMs },
    trustProxy: trusted,
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
    // Refused by `refuseWhileClosing`, in our envelope.
    return503OnClosing: false,
  });
  // Calls speak JSON alone; any other kind of body is 4015.
  app.removeContentTypeParser('text/plain');

  app.addHook('onClose', async () => stopListening());

  captureAddresses(app);
  logRequests(app);
  refuseWhileClosing(app);
  refuseSlowBodies(app, requestLimits);
  const wasFull = answerFailures(app);
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

  const findLive = async (token: string, viewedId?: string) => {
    const session = await findSession(db, token, now());
    return session && viewedId ? viewAs(db, session, viewedId) : session;
  };
  const redis = env.REDIS_URL ? await connectRedis(env.REDIS_URL, log) : null;
  app.addHook('onClose', () => redis?.close());
  const realtime = attachRealtime(app, {
    ...{ db, redis, env, log, findSession: findLive, loadProviderMoves },
    addressOf: (request) => proxyAddr(request, trusted),
    socketLimits: options.socketLimits,
  });
  app.decorate('realtime', realtime);
  const positions = storePositions(db, {
    log,
    onMoved: (storeId, { provider_id: _id, location: [lat, lng], at }) =>
      realtime.providerMoved(storeId, { _id, location: [lat, lng], located_at: at.toISOString() }),
  });
  // Once the last call has ended: what it told is written, and the database is still open.
  app.addHook('onClose', () => positions.close());
  // Before the server waits for its connections to end: open sockets would never.
  app.addHook('preClose', () => realtime.close());

  // Before the calls: those that take files have their own context, which only inherits hooks added earlier.
  const droppedLines = () => options.logTo?.dropped ?? 0;
  mountMetrics(app, { db, env, connectionCount: realtime.connectionCount, droppedLines });
  const files = options.files ?? openFileStore(env);
  const pdf = openPdfWriter();
  app.addHook('onClose', () => pdf.close());
  const connector = options.connector ?? openConnector(env, log);
  app.addHook('onClose', () => connector.close());
  app.decorate('connector', connector);
  const standIn = openDemoStandIn(app, env, now);
  const gatewayFetch = withStandIn(connector.fetch, standIn);
  const paymentGateways =
    options.paymentGateways ?? openStoreGateways({ env, fetch: gatewayFetch, now, listen: standIn?.listen });
  app.decorate('paymentGateways', paymentGateways);
  const billing = options.billing ?? openBillingGateway(env, gatewayFetch, now);
  app.decorate('billing', billing);
  const callLimits = makeCallLimits(redis);
  await mountCalls(app, {
    db,
    env,
    now,
    realtime,
    files,
    pdf,
    positions,
    addressSearch: openAddressSearch(env, log),
    billing,
    fetch: connector.fetch,
    gatewayFetch,
    nameServers: options.nameServers ?? openNameServers({ allowed: env.OUTBOUND_RANGES }),
    paymentGateways,
    handlers,
    limits: callLimits,
    provenSessions: new ProvenSessions(),
    admission: makeAdmissions(options.admissionLimits),
  });
  mountReference(app, { db, env, now });
  mountSocial(app, { db, env, now, countStart: (network) => callLimits.socialStarts.consume(network) });
  mountBillingEvents(app, { db, env, billing, now, log }, standIn);
  mountBookingCalendar(app, { db, now, countRead: (network) => callLimits.calendarReads.consume(network) });
  await mountUnsubscribe(app, {
    ...{ db, now },
    countClick: async (network) => callLimits.byCall.get('set_mail_choice')?.address.consume(network),
  });
  await mountPaymentWebhooks(app, {
    ...{ db, now, gateways: paymentGateways, wakeOutbox: () => realtime.wakeOutbox() },
    countMessage: (id) => callLimits.paymentMessages.consume(id),
  });
  mountProbes(app, {
    health,
    redis,
    isLogUp: () => options.logTo?.isUp ?? true,
    hasSpace: () => health.hasSpace() && !wasFull(),
    hasFileSpace: () => env.S3_BUCKET !== '' || hasSpaceIn(filesFolderOf(env), limits.documentBytes),
  });
  mountPlaceholders(app);
  mountPictures(app, { files, toJpeg });
  mountPrivateFiles(app, { files, env, now });
  await mountDocs(app, env);
  await mountAppFiles(app, options.appFolder ?? join(projectRoot, 'dist/app'), {
    env,
    readConfig: () => readRemoteConfig({ db, env }),
  });
  return app;
}
