import { useSyncExternalStore } from 'react';
import type { OrderSnapshot } from '#contract/entities/order';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { onAccountChange } from '../../session/onAccountChange';
import type { EventKind } from './eventKinds';

/** What an order's rejection is told with. */
export type RejectedOrder = Pick<
  OrderSnapshot,
  'unique_id' | 'paid_by' | 'refunded' | 'currency' | 'table_number' | 'schedule_at'
>;

/** Only what the text needs: the rest of the order doesn't stay on the device. */
export const rejectedOrder = (order: OrderSnapshot): RejectedOrder => {
  const { unique_id, paid_by, refunded, currency, table_number, schedule_at } = order;
  return { unique_id, paid_by, refunded, currency, table_number, schedule_at };
};

/** Put into words when it is shown, in the language of that moment. */
export type NotificationText =
  | { key: string; args?: Readonly<Record<string, string | number>> }
  | { rejected: RejectedOrder; answer_within: number };

/** Something that happened in the store. Names no customer: it stays on the device. */
export interface StoreNotification {
  /** The same for the same event in every tab, and after a reload. */
  id: string;
  kind: EventKind;
  /** Milliseconds. */
  at: number;
  text: NotificationText;
  /** The order or review that it is about. */
  subject?: string;
  /** The page that shows it. */
  to?: string;
  isRead?: boolean;
  /** A notice about it has been on screen. */
  isShown?: boolean;
}

export const keptEntries = 200;
export const keptMs = 7 * 24 * 3_600_000;

const read = (): readonly StoreNotification[] => {
  const stored = readStored<StoreNotification[]>(storageKeys.notifications);
  return Array.isArray(stored) ? stored : [];
};

let current = read();
const listeners = new Set<() => void>();
const show = (entries: readonly StoreNotification[]): void => {
  current = entries;
  for (const listener of listeners) listener();
};
const write = (entries: readonly StoreNotification[]): void => {
  const oldest = Date.now() - keptMs;
  const kept = entries.filter(({ at }) => at > oldest).slice(0, keptEntries);
  writeStored(storageKeys.notifications, kept);
  show(kept);
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.notifications || key === null) show(read());
  });
  // Signing out removes what is stored for the account.
  onAccountChange(() => show(read()));
}

/** What happened in the last days, newest first: this account's on this device, the same in all of its tabs. */
export const notificationLog = {
  all: (): readonly StoreNotification[] => current,
  find: (id: string): StoreNotification | undefined => read().find((entry) => entry.id === id),
  /** Adds an event once, however many tabs hear of it. */
  add(entry: StoreNotification): void {
    const entries = read();
    if (!entries.some(({ id }) => id === entry.id)) write([entry, ...entries].sort((a, b) => b.at - a.at));
  },
  markShown: (id: string): void =>
    write(read().map((entry) => (entry.id === id ? { ...entry, isShown: true } : entry))),
  /** Marks those that match as read. */
  markRead(matches: (entry: StoreNotification) => boolean): void {
    const entries = read();
    const isNews = (entry: StoreNotification) => !entry.isRead && matches(entry);
    if (entries.some(isNews)) write(entries.map((entry) => (isNews(entry) ? { ...entry, isRead: true } : entry)));
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useNotifications = (): readonly StoreNotification[] =>
  useSyncExternalStore(subscribe, notificationLog.all);
