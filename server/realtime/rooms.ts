import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import { canFinishOrders } from '#contract/access';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '#contract/events';
import { type OrderAudience, orderAudience } from '#contract/orders/orderAccess';
import type { Session } from '../http/handler';

interface SocketData {
  auth: SocketAuth;
  session: Session;
  /** How often its session was reloaded. */
  reloads: number;
}

export type StoreServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type StoreSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
/** The session of a token; if a sub-account is named, as that account would have it. */
export type FindSession = (token: string, viewedId?: string) => Promise<Session | null>;

const watchedPrefix = 'providers:';

/** Names of the rooms that a socket can be in. A device's room is within its store, because device tokens aren't secret. */
export const rooms = {
  store: (storeId: string) => `store:${storeId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  device: (storeId: string, deviceToken: string) => `device:${storeId}:${deviceToken}`,
  /** Sockets of a store by the orders that they receive: each socket is in exactly one of these rooms. */
  orders: (storeId: string, audience: OrderAudience) => `store:${storeId}:orders:${audience}`,
  /** Sockets that watch delivery people. */
  providers: (storeId: string) => `${watchedPrefix}${storeId}`,
};

/** The store whose delivery people a room watches; empty for any other room. */
export const watchedStore = (room: string): string[] =>
  room.startsWith(watchedPrefix) ? [room.slice(watchedPrefix.length)] : [];

/** Which of the store's orders a session receives. */
export const audienceOf = (session: Session): OrderAudience =>
  canFinishOrders(session.accessBlocker) ? orderAudience(session.grants) : 'none';

/** All rooms of a session's socket. */
export function roomsOf(session: Session, deviceToken?: string): string[] {
  const { store_id: storeId } = session;
  return [
    rooms.store(storeId),
    rooms.session(session.id),
    ...(deviceToken ? [rooms.device(storeId, deviceToken)] : []),
    rooms.orders(storeId, audienceOf(session)),
  ];
}
