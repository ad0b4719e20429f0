import { useSyncExternalStore } from 'react';
import type { PushSetting } from '#contract/entities/pushSetting';
import { readStored, writeStored } from '../config/jsonStorage';
import { foundConfig } from '../config/remoteConfig';
import { storageKeys } from '../config/storageKeys';

/** Whether the server knows an allowed device: it is being registered, is registered, or registering failed. */
type Registration = 'registering' | 'on' | 'unreached';

/**
 * The state of push messages on this device. `unavailable`: the server sends none, or the browser doesn't support them;
 * `open`: not decided yet; `blocked`: the browser refuses them. Once allowed, they arrive after the device
 * is registered.
 */
export type PushState = 'unavailable' | 'open' | 'blocked' | Registration;

/** The server's push setting; nothing if this browser doesn't support push. */
export function pushSetting(): PushSetting | null {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return (isAble && foundConfig()?.setting.push) || null;
}

let registration: Registration = 'registering';

/** Whether the browser allows push messages on this device. */
export const isPushAllowed = (): boolean => pushSetting() !== null && Notification.permission === 'granted';

export function pushState(): PushState {
  if (!pushSetting()) return 'unavailable';
  const { permission } = Notification;
  return permission === 'granted' ? registration : permission === 'denied' ? 'blocked' : 'open';
}

const listeners = new Set<() => void>();

/** Tells components that show the state to read it again, after the permission was requested. */
export const announcePushState = (): void => {
  for (const listener of listeners) listener();
};

/** Records whether this device is registered, and notifies components that show it. */
export const noteRegistration = (next: Registration): void => {
  registration = next;
  announcePushState();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // The permission can be revoked in the browser's settings, which don't notify an open page.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
};

export const usePushState = (): PushState => useSyncExternalStore(subscribe, pushState);

/** Whether this device can still be asked: only once, and never again after any answer. */
export const mayAskForPush = (): boolean =>
  pushState() === 'open' && readStored<string>(storageKeys.pushAnswer) === null;

/** Records that the question was asked. */
export const notePushAsked = (): void => writeStored(storageKeys.pushAnswer, new Date().toISOString());
