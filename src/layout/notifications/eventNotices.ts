import { useSyncExternalStore } from 'react';
import type { EventKind } from './eventKinds';
import type { StoreNotification } from './notificationLog';

/** One notice: an event, or several of the same kind. */
export interface EventNotice {
  kind: EventKind;
  /** Newest last. */
  events: readonly StoreNotification[];
}

/** Removes the events about an order or a review, or only those of one kind, from the notices. */
export const withoutSubject = (
  notices: readonly EventNotice[],
  subject: string,
  only?: EventKind,
): readonly EventNotice[] =>
  notices
    .map(({ kind, events }) => ({
      kind,
      events: only && only !== kind ? events : events.filter((event) => event.subject !== subject),
    }))
    .filter(({ events }) => events.length > 0);

/**
 * Adds an event to the notices: it replaces earlier events about the same order, and joins the notice of its kind. So
 * there is at most one notice for each order and one for each kind.
 */
export function withEvent(notices: readonly EventNotice[], event: StoreNotification): readonly EventNotice[] {
  const others = event.subject ? withoutSubject(notices, event.subject) : notices;
  const group = others.find(({ kind }) => kind === event.kind);
  if (!group) return [...others, { kind: event.kind, events: [event] }];
  return others.map((notice) => (notice === group ? { ...group, events: [...group.events, event] } : notice));
}

let current: readonly EventNotice[] = [];
const listeners = new Set<() => void>();
const show = (notices: readonly EventNotice[]): void => {
  if (notices.length === 0 && current.length === 0) return;
  current = notices;
  for (const listener of [...listeners]) listener();
};

/** The events that the notice area shows, or will show. */
export const eventNotices = {
  add: (event: StoreNotification): void => show(withEvent(current, event)),
  remove: (kind: EventKind): void => show(current.filter((notice) => notice.kind !== kind)),
  /** Removes the notices about an order or a review, because it is on screen or a newer event replaces them. */
  settle: (subject: string, only?: EventKind): void => show(withoutSubject(current, subject, only)),
  clear: (): void => show([]),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useEventNotices = (): readonly EventNotice[] => useSyncExternalStore(subscribe, () => current);
