import { useSyncExternalStore } from 'react';
import { play } from '../../components/sound/speaker';
import { readStored, writeStored } from '../../config/jsonStorage';
import { storageKeys } from '../../config/storageKeys';
import { type Channel, channelsFor, type EventKind, kindOptions } from './eventKinds';

/** This device's choices; kinds without one use the default in `eventKinds`. */
interface NotificationChoices {
  channels: Partial<Record<EventKind, Channel>>;
  /** Events can open their page from every page, not only from a board. */
  leavesPages: boolean;
}

const read = (): NotificationChoices => ({
  channels: {},
  leavesPages: false,
  ...readStored<Partial<NotificationChoices>>(storageKeys.notificationChoices),
});
let current = read();
const listeners = new Set<() => void>();
const changed = (): void => {
  for (const listener of listeners) listener();
};
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.notificationChoices) return;
    current = read();
    changed();
  });

function write(next: NotificationChoices): void {
  current = next;
  writeStored(storageKeys.notificationChoices, current);
  changed();
}

/** The channel of a kind of event on this device. */
export function channelOf(kind: EventKind): Channel {
  const chosen = current.channels[kind];
  return chosen && channelsFor(kind).includes(chosen) ? chosen : kindOptions(kind).channel;
}

export const setChannel = (kind: EventKind, channel: Channel): void =>
  write({ ...current, channels: { ...current.channels, [kind]: channel } });

/** Whether events can open their page from every page on this device. */
export const leavesPages = (): boolean => current.leavesPages;

export const setLeavesPages = (isOn: boolean): void => write({ ...current, leavesPages: isOn });

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Subscribes to this device's choices. */
export const useNotificationChoices = (): NotificationChoices => useSyncExternalStore(subscribe, () => current);

/** Plays the sound of a kind of event, if this device has it turned on. */
export function ringFor(kind: EventKind): void {
  const { tune } = kindOptions(kind);
  if (tune && channelOf(kind) === 'sound') play(tune);
}
