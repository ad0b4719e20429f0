import type { PushMessage } from '#contract/pushMessage';

/** The parts of notifications about an order that no one answered, as the language catalogues name them. */
export const rejectionParts = ['ending', 'push', 'card', 'cash', 'unpaid', 'table'] as const;

/** Who uses this browser, and in which language: a worker can't ask while no page is open. */
export interface Device {
  language: string;
  direction: 'ltr' | 'rtl';
  /** `null` if no one is signed in; nothing is shown then. */
  account: string | null;
  /** Each push code's text in that language, and those of `rejectionParts` and `paymentFailures`. */
  texts: Readonly<Record<string, string>>;
}

/** Messages from pages to the service worker. */
export type ToWorker =
  | { type: 'device'; device: Device }
  /** Files that the page fetched before the worker was active; kept for a start without a network. */
  | { type: 'keep'; urls: string[] };

/** Messages from the service worker to a page. */
export type ToPage =
  /** A push message arrived while the page was visible. */
  | { type: 'push'; message: PushMessage }
  /** A notification was tapped: the page it is about. */
  | { type: 'open'; path: string }
  /** The browser cancelled its push subscription: a new device token is needed. */
  | { type: 'subscription_lost' };

/** Where the built service worker is served; its folder is its scope. */
export const workerPath = '/sw.js';

/**
 * Listens to the service worker.
 *
 * @returns a function that stops it
 */
export function onWorkerMessage(listener: (message: ToPage) => void): () => void {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const onMessage = ({ data }: MessageEvent<ToPage>) => listener(data);
  workers?.addEventListener('message', onMessage);
  return () => workers?.removeEventListener('message', onMessage);
}
