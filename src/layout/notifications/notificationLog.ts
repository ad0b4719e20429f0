import { useSyncExternalStore } from 'react';
import type { OrderSnapshot } from '#contract/entities/order';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { onAccountChange } from '../../session/onAccountChange';
import type { EventKind } from './eventKinds';

/** The part of an order that the text about its rejection needs. */
export type RejectedOrder = Pick<
  OrderSnapshot,
  'unique_id' | 'paid_by' | 'refunded' | 'currency' | 'table_number' | 'table_numbers' | 'schedule_at'
>;

/** Picks only what the text needs: the rest of the order isn't stored on the device. */
export const rejectedOrder = (order: OrderSnapshot): RejectedOrder => {
  const { unique_id, paid_by, refunded, currency, table_number, table_numbers, schedule_at } = order;
  return { unique_id, paid_by, refunded, currency, table_number, table_numbers, schedule_at };
};

/** Translated when it is shown, in the language of that moment. */
export type NotificationText =
  | { key: string; args?: Readonly<Record<string, string | number>> }
  | { rejected: RejectedOrder; answer_within: number };

/** An event in the store. Contains no customer's name, because it is stored on the device. */
export interface StoreNotification {
  /** The same in every tab and after a reload. */
  id: string;
  kind: EventKind;
  /** In ms since the epoch. */
  at: number;
  text: NotificationText;
  /** The ID of the order or review that it is about. */
  subject?: string;
  /** The page that shows it. */
  to?: string;
  isRead?: boolean;
  /** A notice about it has been shown. */
  isShown?: boolean;
}

export const maxEntries = 200;
export const maxAgeMs = 7 * 24 * 3_600_000;

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
  const oldest = Date.now() - maxAgeMs;
  const recent = entries.filter(({ at }) => at > oldest).slice(0, maxEntries);
  writeStored(storageKeys.notifications, recent);
  show(recent);
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKeys.notifications || key === null) show(read());
  });
  // Signing out deletes what is stored for the account.
  onAccountChange(() => show(read()));
}

/** The events of the last days, newest first: for this account on this device, shared by its tabs. */
export const notificationLog = {
  all: (): readonly StoreNotification[] => current,
  find: (id: string): StoreNotification | undefined => read().find((entry) => entry.id === id),
  /** Adds an event once, even if several tabs receive it. */
  add(entry: StoreNotification): void {
    const entries = read();
    if (!entries.some(({ id }) => id === entry.id)) write([entry, ...entries].sort((a, b) => b.at - a.at));
  },
  markShown: (id: string): void =>
    write(read().map((entry) => (entry.id === id ? { ...entry, isShown: true } : entry))),
  /** Marks matching entries as read. */
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
