import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';

/** This device's sound settings. */
export interface SoundSettings {
  /** 0 to 1. */
  volume: number;
  isMuted: boolean;
}

let current: SoundSettings = { volume: 0.7, isMuted: false, ...readStored<Partial<SoundSettings>>(storageKeys.sound) };
const listeners = new Set<() => void>();

export const soundSettings = (): SoundSettings => current;

/** Changes this device's sound immediately and permanently. */
export function setSoundSettings(change: Partial<SoundSettings>): void {
  current = { ...current, ...change };
  writeStored(storageKeys.sound, current);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSoundSettings = (): SoundSettings => useSyncExternalStore(subscribe, soundSettings);
