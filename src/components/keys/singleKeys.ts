import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

let areOn = readStored<boolean>(storageKeys.singleKeys) ?? true;
const listeners = new Set<() => void>();

/**
 * Whether keys without Ctrl or ⌘ are shortcuts on this device. Who speaks their texts, or whose hand is unsteady, can
 * turn them off (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => areOn;

/** Turns them on or off, for good. */
export function setSingleKeys(on: boolean): void {
  areOn = on;
  writeStored(storageKeys.singleKeys, on);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);
