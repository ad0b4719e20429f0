import type { Server, Socket } from 'socket.io';
import type { ClientToServerEvents, ServerToClientEvents, SocketAuth } from '#contract/events';
import type { Session } from '../http/handler';
import type { ProviderNews } from './providerFeed';

/** What processes tell each other. */
export interface InterServerEvents {
  endSessions: (sessionIds: string[], messageCode: number) => void;
  refreshAccess: (storeId: string) => void;
  providerNews: (news: ProviderNews) => void;
}

export interface SocketData {
  auth: SocketAuth;
  session: Session;
  /** How often its session was looked up anew. */
  looks: number;
}

export type StoreServer = Server<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
export type StoreSocket = Socket<ClientToServerEvents, ServerToClientEvents, InterServerEvents, SocketData>;
/** The session behind a token; as a sub-account would have it where one is named. */
export type FindSession = (token: string, viewAs?: string) => Promise<Session | null>;
