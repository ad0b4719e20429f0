import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** Orders that somebody opened on this device: they ring here no more, through reloads too. */
const keep = 200;
const listeners = new Set<() => void>();

const read = (): string[] => readStored<string[]>(storageKeys.openedOrders) ?? [];
let current: ReadonlySet<string> = new Set(read());

/** Notes that an order was opened here. */
export function noteOpened(orderId: string): void {
  if (current.has(orderId)) return;
  const opened = [...read().filter((id) => id !== orderId), orderId].slice(-keep);
  writeStored(storageKeys.openedOrders, opened);
  current = new Set(opened);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenedOrders = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => current);
