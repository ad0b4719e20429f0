import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import type { ProviderMessage } from '#contract/entities/providerMessage';
import type { StoreEvent } from '#contract/stream';
import type { ConnectionState } from './connectionWatch';
import type { RealtimeHub } from './realtimeHub';

export const RealtimeContext = createContext<RealtimeHub | null>(null);

function useHub(): RealtimeHub {
  const hub = use(RealtimeContext);
  if (!hub) throw new Error('RealtimeProvider is missing above this component');
  return hub;
}

/** The connection's state; re-renders only when it changes. */
export function useConnection(): ConnectionState {
  const hub = useHub();
  return useSyncExternalStore(hub.onConnection, hub.connection);
}

/** Calls a handler with each event in the store's stream, once and in order. */
export function useStoreEvents(handler: (event: StoreEvent) => void): void {
  const hub = useHub();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => hub.onEvent((event) => latest.current(event)), [hub]);
}

/** Calls a handler with the delivery people who moved, while the component is mounted. */
export function useProviderMoves(handler: (message: ProviderMessage) => void): void {
  const hub = useHub();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => hub.onProviders((message) => latest.current(message)), [hub]);
}

/**
 * `applyReply` shows an order as a call returned it; `reconnect` tries immediately; `recentChanges` lists the latest messages
 * about records.
 */
export const useRealtime = (): Pick<RealtimeHub, 'applyReply' | 'reconnect' | 'recentChanges'> => useHub();
