import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../config/jsonStorage';

const storedMax = 200;

/** Ids that this device stores across reloads, shared by all of its tabs. */
export function storedIds(key: string) {
  const listeners = new Set<() => void>();
  const read = (): string[] => readStored<string[]>(key) ?? [];
  let current: ReadonlySet<string> = new Set(read());
  const show = (ids: readonly string[]): void => {
    current = new Set(ids);
    for (const listener of listeners) listener();
  };
  const write = (ids: readonly string[]): void => {
    writeStored(key, ids);
    show(ids);
  };
  window.addEventListener('storage', (event) => {
    if (event.key === key) show(read());
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    note(ids: readonly string[]): void {
      if (ids.every((id) => current.has(id))) return;
      write([...read().filter((id) => !ids.includes(id)), ...ids].slice(-storedMax));
    },
    keepOnly(ids: readonly string[]): void {
      const remaining = read().filter((id) => ids.includes(id));
      if (remaining.length < current.size) write(remaining);
    },
    useIds: (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => current),
  };
}
