import type { OrderMessage } from './entities/orderMessage';
import type { ProviderMessage } from './entities/providerMessage';
import type { RecordMessage } from './entities/recordMessage';

/**
 * The real-time channel. The server sends one stream of events, `store`. On each connection it first sends what
 * the client missed, then `position` with the number of the last event; or `resync` where too much was missed, or
 * where the listener's permissions changed. `position` comes again every few seconds, so that a lost event is noticed
 * even when no other follows. A client sends `replay` where it finds a gap in `seq`. Events are sent at least once:
 * a client takes each `seq` once, in its order.
 *
 * `refused` comes before the server closes a connection that sent too much: the client waits as long as it says.
 *
 * Beside the stream, `providers` tells those who asked by `watch_providers` where delivery people are; it has no numbers,
 * and what is lost of it is overtaken by the next.
 *
 * Imports nothing at run time: the app loads it with its first page.
 */
export const socketEvents = {
  store: 'store',
  position: 'position',
  resync: 'resync',
  refused: 'refused',
  replay: 'replay',
  providers: 'providers',
  watchProviders: 'watch_providers',
  unwatchProviders: 'unwatch_providers',
} as const;

/**
 * The interval of pings, and how long an answer can take: both ends notice a lost connection within
 * `limits.cutOffAfterMs`.
 */
export const heartbeat = { intervalMs: 1_500, timeoutMs: 2_500 } as const;

/** Positions of delivery people are sent at most this often. */
export const providersEveryMs = 1_000;

/** How often the server announces the stream position. */
export const positionEveryMs = 5_000;

/** Replaces a message that the listener can't see, so that there are no gaps in `seq`. */
export const hiddenMessageCode = 0;

/** Records changed: every open page of the store reloads what it shows. No text is displayed. */
export const recordsChangedCode = 1;

/**
 * The permissions of this session, or its store's, changed: the app reloads its session. Sent only to that session,
 * without a text.
 */
export const accessChangedCode = 2;

/** Codes whose `messageData` is an order message; each is only shown to accounts with the permission. */
export const orderMessageCodes = [
  2061, 2062, 2063, 2064, 2065, 2066, 2067, 2068, 2069, 2070, 2071, 2074, 2088,
] as const;
export type OrderMessageCode = (typeof orderMessageCodes)[number];

/**
 * A message of a store's stream. `seq` increases per store without gaps; it is `null` for messages to a single session.
 * `messageCode` is `hiddenMessageCode` if this listener can't see the message.
 */
export interface StoreEvent {
  seq: number | null;
  messageCode: number;
  messageData: OrderMessage | RecordMessage | Record<string, never>;
}

export const isOrderMessage = (event: StoreEvent): event is StoreEvent & { messageData: OrderMessage } =>
  (orderMessageCodes as readonly number[]).includes(event.messageCode);

export const isRecordMessage = (event: StoreEvent): event is StoreEvent & { messageData: RecordMessage } =>
  event.messageCode === recordsChangedCode;

/** A stream's position: the number of its last event, 0 before the first. */
export interface StreamPosition {
  seq: number;
}

/** Asks for the events after this one. */
export interface ReplayRequest {
  after: number;
}
/** `events` are consecutive; `resync` replaces them if they are too many or no longer stored. */
export type ReplayReply = { events: StoreEvent[] } | { resync: StreamPosition };

/** Whether the listener gets positions from now on; not if it can't see orders. */
export interface WatchReply {
  watching: boolean;
}

/**
 * Why a connection is refused or closed: `error_code` of the catalogue, 999 where the session has ended. `retry_after`
 * is how many seconds the client waits before it connects again; without it, the client follows its own schedule.
 */
export interface ConnectionRefusal {
  error_code: number;
  retry_after?: number;
}

export interface ServerToClientEvents {
  store: (event: StoreEvent) => void;
  position: (position: StreamPosition) => void;
  resync: (position: StreamPosition) => void;
  refused: (refusal: ConnectionRefusal) => void;
  providers: (message: ProviderMessage) => void;
}

export interface ClientToServerEvents {
  replay: (request: ReplayRequest, reply: (answer: ReplayReply) => void) => void;
  /** Subscribes to `providers` until `unwatch_providers` or the end of the connection. */
  watch_providers: (reply: (answer: WatchReply) => void) => void;
  unwatch_providers: () => void;
}
