import type { FastifyBaseLogger } from 'fastify';
import { errorCodes } from '#contract/codes/errorCodes';
import {
  type ConnectionRefusal,
  replayRequestSchema,
  type StoreEvent,
  socketAuthSchema,
  socketEvents,
} from '#contract/events';
import { isInAudience, receivesDeliveries } from '#contract/orders/orderAccess';
import type { Database } from '../db/database';
import { isUnavailable } from '../db/unavailable';
import { refreshSocket } from './access';
import { audienceOf, type FindSession, rooms, roomsOf, type StoreServer, type StoreSocket } from './rooms';
import type { SocketGuard } from './socketLimits';
import { hide, missedSince, positionBefore } from './streamReader';

export interface ConnectionDeps {
  db: Database;
  log: FastifyBaseLogger;
  findSession: FindSession;
  guard: SocketGuard;
}

/** During a database outage every connecting socket fails and retries. The outage itself is logged once. */
const logFailure = (log: FastifyBaseLogger, error: unknown, message: string) =>
  log[isUnavailable(error) ? 'debug' : 'error']({ err: error }, message);

/** An error whose `data` the client receives with `connect_error`. */
const refuseWith = (data: ConnectionRefusal): Error => Object.assign(new Error('refused'), { data });
const refusal = (code: number): Error => refuseWith({ error_code: code });

/** Admits sockets with a valid session. As in every call, the token decides the store. */
async function admit(socket: StoreSocket, { findSession, guard }: ConnectionDeps): Promise<void> {
  guard.countAdmission(socket.conn);
  const auth = socketAuthSchema.safeParse(socket.handshake.auth);
  if (!auth.success) throw refusal(errorCodes.SESSION_ENDED);
  const session = await findSession(auth.data.servertoken, auth.data.view_as);
  if (!session) throw refusal(errorCodes.SESSION_ENDED);
  if (auth.data.store_id !== session.store_id) throw refusal(errorCodes.STORE_ID_MISMATCH);
  const tooMany = guard.enter(socket.conn, session.id);
  if (tooMany) throw refuseWith(tooMany);
  socket.data = { auth: auth.data, session, reloads: 0 };
}

/** The handshake's way here takes time too, in ms. An event that the page already knows changes nothing. */
const wayHereMs = 1_000;

/** How long ago the page asked for what it shows, in ms: 0 if it doesn't say. */
function askedAgo({ data: { auth }, handshake }: StoreSocket): number {
  return auth.asked_ago === undefined ? 0 : auth.asked_ago + (Date.now() - handshake.issued) + wayHereMs;
}

/**
 * Sends the events a client missed, since its last one or since it asked for its first page, or says that there are too
 * many. The socket is already in its rooms, so new commits reach it too: an event can arrive twice or early, but none
 * is lost.
 */
async function catchUp(socket: StoreSocket, db: Database): Promise<void> {
  const { session, auth } = socket.data;
  const after = auth.last_seq ?? (await positionBefore(db, session.store_id, askedAgo(socket)));
  // Where the stream starts: what follows comes after it.
  if (auth.last_seq == null) socket.emit(socketEvents.position, { seq: after });
  const missed = await missedSince(db, session.store_id, after);
  if ('resync' in missed) {
    socket.emit(socketEvents.resync, missed.resync);
    return;
  }
  for (const event of visibleTo(socket, missed.events)) socket.emit(socketEvents.store, event);
  socket.emit(socketEvents.position, { seq: after + missed.events.length });
}

const visibleTo = (socket: StoreSocket, events: readonly StoreEvent[]): StoreEvent[] => {
  const audience = audienceOf(socket.data.session);
  return events.map((event) => (isInAudience(event, audience) ? event : hide(event)));
};

/** Answers a client that found missing events. One request at a time: a second is of no use before the first is answered. */
function answerReplays(socket: StoreSocket, { db, log }: ConnectionDeps): void {
  let busy = false;
  socket.on(socketEvents.replay, async (request, reply) => {
    const parsed = replayRequestSchema.safeParse(request);
    if (!parsed.success || typeof reply !== 'function' || busy) return;
    busy = true;
    try {
      const missed = await missedSince(db, socket.data.session.store_id, parsed.data.after);
      reply('resync' in missed ? missed : { events: visibleTo(socket, missed.events) });
    } catch (error) {
      logFailure(log, error, 'replay failed; the client asks again');
    } finally {
      busy = false;
    }
  });
}

/** Lets a client watch where delivery people are, if it receives delivery orders. */
function answerWatches(socket: StoreSocket): void {
  socket.on(socketEvents.watchProviders, (reply) => {
    const { session } = socket.data;
    const watching = receivesDeliveries(audienceOf(session));
    if (watching) void socket.join(rooms.providers(session.store_id));
    if (typeof reply === 'function') reply({ watching });
  });
  socket.on(socketEvents.unwatchProviders, () => socket.leave(rooms.providers(socket.data.session.store_id)));
}

/** Accepts sockets: session, rooms, missed events. */
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
      // Checked again, now that the socket would be told: the session may have ended while it was being admitted.
      if ((await refreshSocket(socket, deps.findSession)) !== 'ended') await catchUp(socket, deps.db);
    } catch (error) {
      logFailure(deps.log, error, 'a socket could not be brought up to date');
      socket.disconnect(true);
    }
  });
}
