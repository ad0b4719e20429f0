import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '#contract/events';
import type { Session } from '../http/handler';

export interface SocketData {
  auth: SocketAuth;
  session: Session;
  /** How often its session was looked up anew. */
  looks: number;
}

export type StoreServer = Server<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
export type StoreSocket = Socket<ClientToServerEvents, ServerToClientEvents, DefaultEventsMap, SocketData>;
/** The session behind a token; as a sub-account would have it where one is named. */
export type FindSession = (token: string, viewAs?: string) => Promise<Session | null>;
