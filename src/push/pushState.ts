import { useSyncExternalStore } from 'react';
import type { PushSetting } from '#contract/entities/pushSetting';
import { foundConfig } from '../config/remoteConfig';

/**
 * How push messages stand on this device. `unavailable`: the server sends none, or the browser takes none; `open`: nobody
 * has said yes or no; `blocked`: the browser was told to refuse them.
 */
export type PushState = 'unavailable' | 'open' | 'on' | 'blocked';

/** What the server says about push messages; nothing where this browser could not take them. */
export function pushSetting(): PushSetting | null {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return (isAble && foundConfig()?.setting.push) || null;
}

const byPermission = { default: 'open', granted: 'on', denied: 'blocked' } as const;

export const pushState = (): PushState => (pushSetting() ? byPermission[Notification.permission] : 'unavailable');

const listeners = new Set<() => void>();

/** The permission was asked for: whoever shows the state looks again. */
export const announcePushState = (): void => {
  for (const listener of listeners) listener();
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
