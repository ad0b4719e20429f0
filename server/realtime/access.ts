import { accessChangedCode, type StoreEvent, socketEvents } from '#contract/events';
import { receivesDeliveries } from '#contract/orders/orderAccess';
import type { Database } from '../db/database';
import type { Session } from '../http/handler';
import { audienceOf, type FindSession, rooms, roomsOf, type StoreServer, type StoreSocket } from './rooms';
import { streamPosition } from './streamReader';

/** The sockets of a room that are connected to this process. */
export function localSockets(io: StoreServer, room: string): StoreSocket[] {
  const ids = io.sockets.adapter.rooms.get(room) ?? [];
  return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
}

const accessChanged: StoreEvent = { seq: null, messageCode: accessChangedCode, messageData: {} };

/** Returns a key of everything that determines what an app shows. */
const accessOf = ({ name, grants, flags, accessBlocker, sharedDevice }: Session): string =>
  JSON.stringify([name, grants, flags, accessBlocker, sharedDevice]);

/**
 * Reloads a socket's session: closes the socket if it has ended, moves it to other rooms if its permissions changed.
 *
 * @returns what happened to it
 */
export async function refreshSocket(
  socket: StoreSocket,
  findSession: FindSession,
): Promise<'ended' | 'changed' | 'same'> {
  const { servertoken, view_as } = socket.data.auth;
  socket.data.reloads += 1;
  const reload = socket.data.reloads;
  const session = await findSession(servertoken, view_as);
  // A reload that started later is more recent, whichever of the two was answered first.
  if (reload !== socket.data.reloads) return 'same';
  if (!session || session.store_id !== socket.data.session.store_id) {
    socket.disconnect(true);
    return 'ended';
  }
  const before = audienceOf(socket.data.session);
  const couldDo = accessOf(socket.data.session);
  socket.data.session = session;
  // The app reloads its session: menu, pages and buttons follow without a page reload.
  if (accessOf(session) !== couldDo) socket.emit(socketEvents.store, accessChanged);
  const now = audienceOf(session);
  if (now === before) return 'same';
  socket.leave(rooms.orders(session.store_id, before));
  if (!receivesDeliveries(now)) socket.leave(rooms.providers(session.store_id));
  await socket.join(roomsOf(session, socket.data.auth.device_token));
  return 'changed';
}

/** Reloads the sessions of sockets; apps whose permissions changed load again. */
export async function refreshSockets(
  sockets: Iterable<StoreSocket>,
  { db, findSession }: { db: Database; findSession: FindSession },
): Promise<void> {
  const failures: unknown[] = [];
  for (const socket of sockets) {
    try {
      if ((await refreshSocket(socket, findSession)) !== 'changed') continue;
      socket.emit(socketEvents.resync, { seq: await streamPosition(db, socket.data.session.store_id) });
    } catch (error) {
      // The remaining sockets are still checked.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Tells the open sockets of ended sessions and closes them; only those of this process. */
export function endLocalSessions(io: StoreServer, sessionIds: readonly string[], messageCode: number): void {
  for (const socket of sessionIds.flatMap((id) => localSockets(io, rooms.session(id)))) {
    socket.emit(socketEvents.store, { seq: null, messageCode, messageData: {} });
    socket.disconnect(true);
  }
}
