import type { PushMessage } from '#contract/pushMessage';

/** Who uses this browser, and how they are spoken to: a worker can ask nobody while no page is open. */
export interface Device {
  language: string;
  direction: 'ltr' | 'rtl';
  /** `null` where nobody is signed in: nothing is shown then. */
  store_id: string | null;
  /** What each push code says, in the language above. */
  texts: Readonly<Record<string, string>>;
}

/** What the pages tell the service worker. */
export type ToWorker =
  | { type: 'device'; device: Device }
  /** Files that the page fetched before the worker was there: kept for a start without a network. */
  | { type: 'keep'; urls: string[] };

/** What the service worker tells a page. */
export type ToPage =
  /** A push message came while the page was in view. */
  | { type: 'push'; message: PushMessage }
  /** Somebody tapped a notification: the page that it is about. */
  | { type: 'open'; path: string }
  /** The browser took its push subscription back: a new device token is needed. */
  | { type: 'subscription_lost' };

/** Where the built service worker lies; its folder is what it may serve. */
export const workerPath = '/sw.js';

/**
 * Listens to the service worker.
 *
 * @returns how to stop
 */
export function onWorkerMessage(listener: (message: ToPage) => void): () => void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const heard = ({ data }: MessageEvent<ToPage>) => listener(data);
  workers?.addEventListener('message', heard);
  return () => workers?.removeEventListener('message', heard);
}
