import { useSyncExternalStore } from 'react';
import type { PushSetting } from '#contract/entities/pushSetting';
import { readStored, writeStored } from '../config/jsonStorage';
import { foundConfig } from '../config/remoteConfig';
import { storageKeys } from '../config/storageKeys';

/** How far the server knows an allowed device: it is being named to it, it has been, or that did not work. */
type Registration = 'registering' | 'on' | 'unreached';

/**
 * How push messages stand on this device. `unavailable`: the server sends none, or the browser takes none; `open`: nobody
 * has said yes or no; `blocked`: the browser was told to refuse them; allowed they come once the device is registered.
 */
export type PushState = 'unavailable' | 'open' | 'blocked' | Registration;

/** What the server says about push messages; nothing where this browser could not take them. */
export function pushSetting(): PushSetting | null {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return (isAble && foundConfig()?.setting.push) || null;
}

let registration: Registration = 'registering';

/** The browser lets this device take push messages. */
export const isPushAllowed = (): boolean => pushSetting() !== null && Notification.permission === 'granted';

export function pushState(): PushState {
  if (!pushSetting()) return 'unavailable';
  const { permission } = Notification;
  return permission === 'granted' ? registration : permission === 'denied' ? 'blocked' : 'open';
}

const listeners = new Set<() => void>();

/** The permission was asked for: whoever shows the state looks again. */
export const announcePushState = (): void => {
  for (const listener of listeners) listener();
};

/** Keeps how far this device is registered, and tells whoever shows it. */
export const noteRegistration = (next: Registration): void => {
  registration = next;
  announcePushState();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // It can be taken back in the browser's settings, which say nothing to the page that is open.
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
};

export const usePushState = (): PushState => useSyncExternalStore(subscribe, pushState);

/** Whether this device may still be asked: once, and never again after any answer. */
export const mayAskForPush = (): boolean =>
  pushState() === 'open' && readStored<string>(storageKeys.pushAnswer) === null;

/** Keeps that the question was put. */
export const notePushAsked = (): void => writeStored(storageKeys.pushAnswer, new Date().toISOString());
