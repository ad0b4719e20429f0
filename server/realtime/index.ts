import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import {
  heartbeat,
  isOrderMessage,
  positionEveryMs,
  providersEveryMs,
  type StoreEvent,
  socketEvents,
} from '#contract/events';
import { isInAudience, orderAudiences } from '#contract/orders/orderAccess';
import type { Database } from '../db/database';
import { type FailureLog, failureLog } from '../db/failureLog';
import { type Env, hasPush } from '../env';
import { queuePushes } from '../modules/push/service';
import type { Redis } from '../redisClient';
import { endLocalSessions, localSockets, refreshSockets } from './access';
import { acceptConnections } from './connection';
import { joinPeers } from './peers';
import { changesProviders, type LoadMoves, type Moved, providerFeed } from './providerFeed';
import { startRelay } from './relay';
import { type FindSession, rooms, type StoreServer } from './rooms';
import { defaultSocketLimits, guardSockets, type SocketLimits } from './socketLimits';
import { hide, sendPositions } from './streamReader';

const recheckEveryMs = 60_000;
/**
 * While Redis is down, and once when it is back: ended sessions and changed permissions announced by other processes
 * were missed.
 */
const recheckWithoutRedisEveryMs = 5_000;
/** While Redis is down, a process learns about events sent by other processes from stream positions. */
const positionWithoutRedisEveryMs = 1_000;

export interface RealtimeDeps {
  db: Database;
  /** The connection to other processes; `null` if there are none. */
  redis: Redis | null;
  env: Pick<Env, 'FIREBASE_SERVICE_ACCOUNT'>;
  log: FastifyBaseLogger;
  /** The active session of a token, with its current permissions. */
  findSession: FindSession;
  /** A store's approved delivery people and their current state. */
  loadProviderMoves: (db: Database, storeId: string) => ReturnType<LoadMoves>;
  /** The client address of a request, also behind proxies. */
  addressOf: (request: IncomingMessage) => string;
  /** Overrides of the default limits. */
  socketLimits?: Partial<SocketLimits> | undefined;
}

export interface Realtime {
  /** Call after a commit that wrote to the outbox: its messages are sent at once. */
  wakeOutbox(): void;
  /** Tells the devices of ended sessions why (2093, 2073) and closes their sockets, in every process. */
  endSessions(sessionIds: string[], messageCode: number): void;
  /** Sends a message to all connected devices of a store, outside its stream. */
  broadcastStore(storeId: string, messageCode: number): void;
  /** Call after a commit that changed a sub-account's permissions: its open sockets receive what it can see now. */
  refreshAccess(storeId: string): void;
  /** The same after a commit that changed what every store can do. */
  refreshAllAccess(): void;
  /** A delivery person moved: sent to those watching, together with the others of this second. */
  providerMoved(storeId: string, moved: Moved): void;
  /** Call after a commit in which a delivery person went online or offline. */
  providersChanged(storeId: string): void;
  /** Sockets connected to this process. */
  connectionCount(): number;
  /** Stops sending and closes the sockets; clients then connect elsewhere. Idempotent. */
  close(): Promise<void>;
}

const plain = (messageCode: number): StoreEvent => ({ seq: null, messageCode, messageData: {} });

/** Runs work at an interval without keeping the process alive. Failures are logged and retried at the next interval. */
function every(ms: number, name: string, failures: FailureLog, work: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    work().then(
      () => failures.succeeded(name),
      (error) => failures.failed(name, error),
    );
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}

function recheckWithoutRedis(redis: Redis, failures: FailureLog, recheck: () => Promise<void>): () => void {
  let wasDown = false;
  return every(recheckWithoutRedisEveryMs, 'access without Redis', failures, async () => {
    const isMissing = wasDown || !redis.isUp;
    wasDown = !redis.isUp;
    if (isMissing) await recheck();
  });
}

/** Attaches real-time messaging to the app's HTTP server at `/socket.io`. Call it before the app listens. */
export function attachRealtime(app: FastifyInstance, deps: RealtimeDeps): Realtime {
  const { db, redis, env, log, findSession } = deps;
  const failures = failureLog(log);
  const io: StoreServer = new Server(app.server, {
    path: '/socket.io',
    serveClient: false,
    pingInterval: heartbeat.intervalMs,
    pingTimeout: heartbeat.timeoutMs,
    connectTimeout: 5_000,
    maxHttpBufferSize: 16_384,
    perMessageDeflate: false,
    httpCompression: false,
  });
  const guard = guardSockets(io, { ...defaultSocketLimits, ...deps.socketLimits }, deps.addressOf);
  acceptConnections(io, { db, log, findSession, guard });

  const feed = providerFeed(io, {
    load: (storeId) => deps.loadProviderMoves(db, storeId),
    share: (news) => tellPeers('providerNews', news),
  });

  /** Sends to the sockets of this process. */
  const emit = (storeId: string, event: StoreEvent) => {
    if (!isOrderMessage(event)) {
      io.to(rooms.store(storeId)).emit(socketEvents.store, event);
      return;
    }
    for (const audience of orderAudiences) {
      io.to(rooms.orders(storeId, audience)).emit(
        socketEvents.store,
        isInAudience(event, audience) ? event : hide(event),
      );
    }
  };
  const refreshHere = (storeId: string) => {
    const sockets = localSockets(io, rooms.store(storeId));
    refreshSockets(sockets, deps).catch((error) => failures.failed('access', error));
  };
  const recheck = () => refreshSockets([...io.sockets.sockets.values()], deps);
  const refreshAllHere = () => void recheck().catch((error) => failures.failed('access', error));
  const tellPeers = joinPeers(redis, {
    storeEvent: emit,
    endSessions: (sessionIds, messageCode) => endLocalSessions(io, sessionIds, messageCode),
    refreshAccess: refreshHere,
    refreshAllAccess: refreshAllHere,
    providerNews: feed.receive,
  });

  const send = (storeId: string, event: StoreEvent) => {
    emit(storeId, event);
    tellPeers('storeEvent', storeId, event);
  };
  const sendFromStream = (storeId: string, event: StoreEvent) => {
    if (changesProviders(event)) feed.changed(storeId);
    send(storeId, event);
  };
  const relay = startRelay(db, sendFromStream, {
    failures,
    ...(hasPush(env) ? { queuePushes: (tx, storeId, events) => queuePushes(tx, storeId, events, new Date()) } : {}),
  });

  const stopUpkeep = [
    every(positionEveryMs, 'positions', failures, () => sendPositions(io, db)),
    every(positionWithoutRedisEveryMs, 'positions without Redis', failures, async () => {
      if (redis && !redis.isUp) await sendPositions(io, db);
    }),
    every(providersEveryMs, 'provider feed', failures, feed.tick),
    // Sessions also expire, and a process may have missed another one's message.
    every(recheckEveryMs, 'access', failures, recheck),
  ];

  if (redis) stopUpkeep.push(recheckWithoutRedis(redis, failures, recheck));

  let closing: Promise<void> | null = null;
  const close = async () => {
    for (const stop of stopUpkeep) stop();
    await relay.close();
    // Not io.close(): it would close the HTTP server, which belongs to the app.
    io.engine.close();
  };

  return {
    wakeOutbox: relay.wake,
    endSessions(sessionIds, messageCode) {
      endLocalSessions(io, sessionIds, messageCode);
      tellPeers('endSessions', sessionIds, messageCode);
    },
    broadcastStore: (storeId, messageCode) => send(storeId, plain(messageCode)),
    refreshAccess(storeId) {
      refreshHere(storeId);
      tellPeers('refreshAccess', storeId);
    },
    refreshAllAccess() {
      refreshAllHere();
      tellPeers('refreshAllAccess');
    },
    providerMoved: feed.moved,
    providersChanged: feed.changed,
    connectionCount: () => io.sockets.sockets.size,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
