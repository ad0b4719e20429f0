import type { FastifyBaseLogger } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  type ConnectionRefusal,
  replayRequestSchema,
  type StoreEvent,
  socketAuthSchema,
  socketEvents,
} from '#contract/events';
import { isHeard } from '#contract/orders/orderSight';
import type { Database } from '../db/database';
import { isUnavailable } from '../db/unavailable';
import { refreshSocket } from './access';
import { type FindSession, hearingOf, rooms, roomsOf, type StoreServer, type StoreSocket } from './rooms';
import type { SocketGuard } from './socketLimits';
import { hide, missedSince, streamPosition } from './streamReader';

export interface ConnectionDeps {
  db: Database;
  log: FastifyBaseLogger;
  findSession: FindSession;
  guard: SocketGuard;
}

/** During a database outage every connecting socket fails and retries. The outage itself is logged once. */
const logFailure = (log: FastifyBaseLogger, error: unknown, message: string) =>
  log[isUnavailable(error) ? 'debug' : 'error']({ err: error }, message);

/** An error whose `data` the client gets with `connect_error`. */
const refuseWith = (data: ConnectionRefusal): Error => Object.assign(new Error('refused'), { data });
const refusal = (code: number): Error => refuseWith({ error_code: code });

/** Lets in who proves a session; the token decides the store, as in every call. */
async function admit(socket: StoreSocket, { findSession, guard }: ConnectionDeps): Promise<void> {
  guard.countAdmission(socket.conn);
  const auth = socketAuthSchema.safeParse(socket.handshake.auth);
  if (!auth.success) throw refusal(errorCodes.SESSION_ENDED);
  const session = await findSession(auth.data.servertoken, auth.data.view_as);
  if (!session) throw refusal(errorCodes.SESSION_ENDED);
  if (auth.data.store_id !== session.store_id) throw refusal(errorCodes.STORE_ID_MISMATCH);
  const tooMany = guard.enter(socket.conn, session.id);
  if (tooMany) throw refuseWith(tooMany);
  socket.data = { auth: auth.data, session, looks: 0 };
}

/**
 * Sends what a client missed, or that it is too much. The socket is in its rooms by now, so what is committed
 * meanwhile reaches it too: an event may come twice or early, none can fall between.
 */
async function catchUp(socket: StoreSocket, db: Database): Promise<void> {
  const { session, auth } = socket.data;
  if (auth.last_seq == null) {
    socket.emit(socketEvents.position, { seq: await streamPosition(db, session.store_id) });
    return;
  }
  const missed = await missedSince(db, session.store_id, auth.last_seq);
  if ('resync' in missed) {
    socket.emit(socketEvents.resync, missed.resync);
    return;
  }
  for (const event of visibleTo(socket, missed.events)) socket.emit(socketEvents.store, event);
  socket.emit(socketEvents.position, { seq: auth.last_seq + missed.events.length });
}

const visibleTo = (socket: StoreSocket, events: readonly StoreEvent[]): StoreEvent[] => {
  const hearing = hearingOf(socket.data.session);
  return events.map((event) => (isHeard(event, hearing) ? event : hide(event)));
};

/** Answers a client that found a gap. One at a time: a client has no use for a second before the first. */
function answerReplays(socket: StoreSocket, { db, log }: ConnectionDeps): void {
  let busy = false;
  socket.on(socketEvents.replay, async (request, reply) => {
    const asked = replayRequestSchema.safeParse(request);
    if (!asked.success || typeof reply !== 'function' || busy) return;
    busy = true;
    try {
      const missed = await missedSince(db, socket.data.session.store_id, asked.data.after);
      reply('resync' in missed ? missed : { events: visibleTo(socket, missed.events) });
    } catch (error) {
      logFailure(log, error, 'replay failed; the client asks again');
    } finally {
      busy = false;
    }
  });
}

/** Lets a client ask where delivery people are, as long as it hears of deliveries. */
function answerWatches(socket: StoreSocket): void {
  socket.on(socketEvents.watchProviders, (reply) => {
    const { session } = socket.data;
    const watching = hearingOf(session) !== 'none';
    if (watching) void socket.join(rooms.providers(session.store_id));
    if (typeof reply === 'function') reply({ watching });
  });
  socket.on(socketEvents.unwatchProviders, () => socket.leave(rooms.providers(socket.data.session.store_id)));
}

/** Takes sockets in: session, rooms, what was missed. */
export function acceptConnections(io: StoreServer, deps: ConnectionDeps): void {
  io.use((socket, next) => {
    admit(socket, deps).then(
      () => next(),
      (error: Error) => {
        if (!('data' in error)) logFailure(deps.log, error, 'a socket could not be admitted');
        next('data' in error ? error : refusal(errorCodes.INTERNAL_SERVER_ERROR));
      },
    );
  });
  io.on('connection', async (socket) => {
    deps.guard.countEvents(socket);
    answerReplays(socket, deps);
    answerWatches(socket);
    try {
      await socket.join(roomsOf(socket.data.session, socket.data.auth.device_token));
      // Again, now that news of its end would reach it: it may have ended while it was being admitted.
      if ((await refreshSocket(socket, deps.findSession)) !== 'ended') await catchUp(socket, deps.db);
    } catch (error) {
      logFailure(deps.log, error, 'a socket could not be brought up to date');
      socket.disconnect(true);
    }
  });
}
