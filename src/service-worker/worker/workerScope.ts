/**
 * The parts of the service worker API used here. TypeScript's libraries for workers and for pages
 * can't be combined in one project.
 */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface PushEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

export interface ClickEvent extends LastingEvent {
  notification: Notification;
}

export interface PageMessageEvent extends LastingEvent {
  data: unknown;
}

/** An open page. */
export interface Page {
  url: string;
  focused: boolean;
  visibilityState: DocumentVisibilityState;
  focus(): Promise<Page>;
  postMessage(message: unknown): void;
}

/** A page load, which the browser may have sent to the server already. */
export interface PageLoadEvent extends LastingEvent {
  preloadResponse?: Promise<Response | undefined>;
}

interface WorkerEvents {
  install: LastingEvent;
  activate: LastingEvent;
  message: PageMessageEvent;
  push: PushEvent;
  notificationclick: ClickEvent;
  pushsubscriptionchange: LastingEvent;
}

export interface WorkerScope {
  location: { origin: string };
  caches: CacheStorage;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: {
    showNotification(title: string, options: object): Promise<void>;
    getNotifications(): Promise<Pick<Notification, 'data' | 'close'>[]>;
    /** Not in every browser. */
    navigationPreload?: { enable(): Promise<void> };
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
