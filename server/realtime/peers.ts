import { randomUUID } from 'node:crypto';
import type { StoreEvent } from '#contract/events';
import type { Redis } from '../redisClient';
import type { ProviderNews } from './providerFeed';

/** The messages between processes, by name, with their arguments. */
export interface PeerMessages {
  /** An event for the sockets of the other processes, from a store's stream or outside it. */
  storeEvent: [storeId: string, event: StoreEvent];
  endSessions: [sessionIds: string[], messageCode: number];
  refreshAccess: [storeId: string];
  refreshAllAccess: [];
  providerNews: [news: ProviderNews];
}

type Listeners = { [Name in keyof PeerMessages]: (...args: PeerMessages[Name]) => void };

/** Sends to the other processes. */
export type SendToPeers = <Name extends keyof PeerMessages>(name: Name, ...args: PeerMessages[Name]) => void;

interface Envelope<Name extends keyof PeerMessages = keyof PeerMessages> {
  from: string;
  name: Name;
  args: PeerMessages[Name];
}

const channel = 'storedesk:peers';

/**
 * Connects this process to the others through Redis. Messages are sent at most once, and not at all while Redis is
 * down. Sockets then find lost stream events by stream position, and the regular recheck finds ended sessions and
 * changed permissions.
 *
 * @param redis `null` if there is a single process
 * @param listeners receive messages from the other processes
 */
export function joinPeers(redis: Redis | null, listeners: Listeners): SendToPeers {
  if (!redis) return () => {};
  const self = randomUUID();
  const receive = <Name extends keyof PeerMessages>({ from, name, args }: Envelope<Name>) => {
    // During a rolling update another version may send messages that this one doesn't know.
    if (from !== self && Object.hasOwn(listeners, name)) listeners[name](...args);
  };
  redis.subscribe(channel, (message) => receive(JSON.parse(message) as Envelope));
  return (name, ...args) => {
    const message = JSON.stringify({ from: self, name, args } satisfies Envelope);
    // Not awaited: the sockets of this process already have theirs.
    redis.ask((client) => client.publish(channel, message)).catch(() => {});
  };
}
