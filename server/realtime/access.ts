import { socketEvents } from '#contract/events';
import type { Database } from '../db/database';
import { maySeeOrders, rooms, roomsOf } from './rooms';
import type { FindSession, StoreServer, StoreSocket } from './storeServer';
import { streamPosition } from './streamReader';

/** The sockets of a room that are connected to this process. */
export function localSockets(io: StoreServer, room: string): StoreSocket[] {
  const ids = io.sockets.adapter.rooms.get(room) ?? [];
  return [...ids].flatMap((id) => io.sockets.sockets.get(id) ?? []);
}

/**
 * Looks a socket's session up anew: closes the socket where it has ended, moves it where its permissions changed.
 *
 * @returns what became of it
 */
export async function refreshSocket(
  socket: StoreSocket,
  findSession: FindSession,
): Promise<'ended' | 'changed' | 'same'> {
  const session = await findSession(socket.data.auth.servertoken);
  if (!session || session.store_id !== socket.data.session.store_id) {
    socket.disconnect(true);
    return 'ended';
  }
  const couldSee = maySeeOrders(socket.data.session);
  socket.data.session = session;
  if (maySeeOrders(session) === couldSee) return 'same';
  socket.leave(couldSee ? rooms.orders(session.store_id) : rooms.noOrders(session.store_id));
  await socket.join(roomsOf(session, socket.data.auth.device_token));
  return 'changed';
}

/** Looks sockets' sessions up anew; those whose permissions changed load afresh. */
export async function refreshSockets(
  sockets: Iterable<StoreSocket>,
  { db, findSession }: { db: Database; findSession: FindSession },
): Promise<void> {
  for (const socket of sockets) {
    if ((await refreshSocket(socket, findSession)) !== 'changed') continue;
    socket.emit(socketEvents.resync, { seq: await streamPosition(db, socket.data.session.store_id) });
  }
}

/** Tells the open sockets of sessions that ended, and closes them; those of this process. */
export function endLocalSessions(io: StoreServer, sessionIds: readonly string[], messageCode: number): void {
  for (const socket of sessionIds.flatMap((id) => localSockets(io, rooms.session(id)))) {
    socket.emit(socketEvents.store, { seq: null, messageCode, messageData: {} });
    socket.disconnect(true);
  }
}
