import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '#contract/events';
import { type OrderHearing, orderHearing } from '#contract/orders/orderSight';
import type { Session } from '../http/handler';

interface SocketData {
  auth: SocketAuth;
  session: Session;
  /** How often its session was looked up anew. */
  looks: number;
}

export type StoreServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type StoreSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
/** The session behind a token; as a sub-account would have it where one is named. */
export type FindSession = (token: string, viewAs?: string) => Promise<Session | null>;

const watchedPrefix = 'providers:';

/** Names of the rooms that a socket can be in. A device's room is within its store: its token is not a secret. */
export const rooms = {
  store: (storeId: string) => `store:${storeId}`,
  session: (sessionId: string) => `session:${sessionId}`,
  device: (storeId: string, deviceToken: string) => `device:${storeId}:${deviceToken}`,
  /** Those of the store who hear of all its orders, of those that are dispatched, or of none: each socket is in one of the three. */
  hearing: (storeId: string, hearing: OrderHearing) => `store:${storeId}:orders:${hearing}`,
  /** Those who asked where delivery people are. */
  providers: (storeId: string) => `${watchedPrefix}${storeId}`,
};

/** The store whose delivery people are watched from a room; none of any other room. */
export const watchedStore = (room: string): string[] =>
  room.startsWith(watchedPrefix) ? [room.slice(watchedPrefix.length)] : [];

/** What a session hears of the store's orders. */
export const hearingOf = (session: Session): OrderHearing =>
  session.gap === null ? orderHearing(session.grants) : 'none';

/** Every room that a session's socket belongs in. */
export function roomsOf(session: Session, deviceToken?: string): string[] {
  const { store_id: storeId } = session;
  return [
    rooms.store(storeId),
    rooms.session(session.id),
    ...(deviceToken ? [rooms.device(storeId, deviceToken)] : []),
    rooms.hearing(storeId, hearingOf(session)),
  ];
}
